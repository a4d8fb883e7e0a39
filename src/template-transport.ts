import * as v from 'valibot';
import * as keys from './storage/keys.ts';
import { stored } from './storage/storage.ts';

/** What was changed in the template areas; removing it brings them back to their beginning. */
export const templateState = stored(keys.templateState, v.string());

let answer: ((request: Request) => Promise<Response>) | undefined;

/** How the calls of the template areas travel: nowhere. Their API is in the page, and comes with the first of them. */
export async function templateTransport(request: Request): Promise<Response> {
  const { createTemplatePage } = await import('../mocks/template/page.ts');
  answer ??= createTemplatePage(templateState);
  return answer(request);
}
