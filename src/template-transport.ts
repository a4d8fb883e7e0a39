import * as v from 'valibot';
import * as keys from './storage/keys.ts';
import { createStoredValue } from './storage/storage.ts';

/** The changes in the template areas; removing them restores the seeds. */
export const templateState = createStoredValue(keys.templateState, v.string());

let answer: ((request: Request) => Promise<Response>) | undefined;

/**
 * Answers the calls of the template areas in the page. Their API is loaded with the first call; none leaves the page.
 */
export async function templateTransport(request: Request): Promise<Response> {
  const { createTemplatePage } = await import('../mocks/template/page.ts');
  answer ??= createTemplatePage(templateState, getVisit);
  return answer(request);
}

/** The parts of the page that may request scenarios. Tests have no page. */
const getVisit = () => ({
  search: globalThis.location?.search ?? '',
  cookie: globalThis.document?.cookie ?? '',
});
