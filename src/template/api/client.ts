import createClient from 'openapi-fetch';
import { readableBodies, throwApiErrors } from '../../api/client.ts';
import { decideOutcomes } from '../../api/outcome.ts';
import { withTimeout, type Transport } from '../../api/with-timeout.ts';
import type { paths } from './template.gen.ts';

export type TemplateApi = ReturnType<typeof createTemplateApi>;

/**
 * The typed client of openapi/template.yaml: the areas of the template, which contain only demo data. It throws what
 * `createOrganiserApi` throws.
 * @param transport see src/template/api/transport.ts: no call leaves the page
 */
export function createTemplateApi(transport: Transport) {
  const baseUrl = globalThis.location?.origin ?? 'http://page.invalid';
  const client = createClient<paths>({ baseUrl, fetch: withTimeout(transport) });
  client.use(throwApiErrors, readableBodies);
  return decideOutcomes(client);
}
