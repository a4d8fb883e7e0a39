import createClient from 'openapi-fetch';
import { refusals, type Transport } from './client.ts';
import type { paths } from './template.gen.ts';

export type TemplateApi = ReturnType<typeof createTemplateApi>;

/**
 * The typed client of openapi/template.yaml: the areas of the template, which hold demo data only. A call whose status is not
 * 2xx throws an ApiError.
 * @param transport see src/template-transport.ts: no call leaves the page
 */
export function createTemplateApi(transport: Transport) {
  const baseUrl = globalThis.location?.origin ?? 'http://page.invalid';
  const client = createClient<paths>({ baseUrl, fetch: transport });
  client.use(refusals);
  return client;
}
