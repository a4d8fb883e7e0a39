import * as v from 'valibot';
import { stored } from './storage/storage.ts';

/** The changes in the template areas; removing it brings their seeds back. */
export const templateState = stored('guestwise.template-state', v.string());

let answer: ((request: Request) => Promise<Response>) | undefined;

/** Answers the calls of the template areas in the page. Their API is loaded with the first call; none leaves the page. */
export async function templateTransport(request: Request): Promise<Response> {
  const { createTemplatePage } = await import('../mocks/template/page.ts');
  answer ??= createTemplatePage(templateState, getVisit);
  return answer(request);
}

/** What of the page may ask for scenarios. There is no page in tests. */
const getVisit = () => ({
  search: globalThis.location?.search ?? '',
  cookie: globalThis.document?.cookie ?? '',
});
