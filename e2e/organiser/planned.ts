import { expect, type APIRequestContext } from '@playwright/test';

/** What the next calls of an operation are answered, instead of what the backend would say. */
interface Planned {
  operationId: string;
  status?: number;
  /** JSON, or a text as it goes out. */
  body?: unknown;
  text?: string;
  contentType?: string;
  times?: number;
}

/** Plans an answer in the test's own world. */
export async function plan(request: APIRequestContext, world: Record<string, string>, planned: Planned) {
  const answer = await request.post('/_mock/answer', { headers: world, data: planned });
  expect(answer.ok()).toBe(true);
}
