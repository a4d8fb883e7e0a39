import { expect, type APIRequestContext } from '@playwright/test';

/** The response to the next calls of an operation, instead of the backend's own. */
interface Planned {
  operationId: string;
  status?: number;
  /** JSON, or a text that is sent unchanged. */
  body?: unknown;
  text?: string;
  contentType?: string;
  /** Default: 1. A page may request a list more than once, for the counts of its tabs. */
  times?: number;
}

/** Plans a response in the test's own world. */
export async function plan(request: APIRequestContext, world: Record<string, string>, planned: Planned) {
  const answer = await request.post('/_mock/answer', { headers: world, data: planned });
  expect(answer.ok()).toBe(true);
}
