import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { createStoredValue } from '../../storage/storage.ts';

/** The changes in the template areas; removing them restores the seeds. */
export const templateState = createStoredValue(keys.templateState, v.string());

let answer: ((request: Request) => Promise<Response>) | undefined;

/**
 * Sends the calls of the template areas. The development server answers them, as it answers the backend's: they are
 * seen in the network tab. In an export no call leaves the page: their API is loaded with the first one.
 */
export async function templateTransport(request: Request): Promise<Response> {
  if (import.meta.env.DEV) return globalThis.fetch(request);
  const { createTemplatePage } = await import('../../../mocks/template/page.ts');
  answer ??= createTemplatePage(templateState, () => ({ search: location.search, cookie: document.cookie }));
  return answer(request);
}
