import * as v from 'valibot';
import { stored } from './storage/storage.ts';

/** What was changed in the demo areas; removing it brings them back to their beginning. */
export const demoState = stored('guestwise.demo-state', v.string());

let answer: ((request: Request) => Promise<Response>) | undefined;

/** How the calls of the demo areas travel: nowhere. Their API is in the page, and comes with the first of them. */
export async function demoTransport(request: Request): Promise<Response> {
  const { createDemoPage } = await import('../mocks/demo/page.ts');
  answer ??= createDemoPage(demoState);
  return answer(request);
}
