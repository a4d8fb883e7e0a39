import { expect, type APIRequestContext } from '@playwright/test';

/** What the next calls of an operation are answered, instead of what the backend would say. */
interface Planned {
  operationId: string;
  status?: number;
  /** JSON, or a text as it goes out. */
  body?: unknown;
  text?: string;
  contentType?: string;
  /** One, if nothing else is said. A page may ask for a list more than once, for the numbers of its tabs. */
  times?: number;
}

/** Plans an answer in the test's own world. */
export async function plan(request: APIRequestContext, world: Record<string, string>, planned: Planned) {
  const answer = await request.post('/_mock/answer', { headers: world, data: planned });
  expect(answer.ok()).toBe(true);
}

/** The world as it was at first: no planned answer is left, and nothing that was done. */
export async function startAnew(request: APIRequestContext, world: Record<string, string>) {
  expect((await request.post('/_mock/reset', { headers: world })).ok()).toBe(true);
}
