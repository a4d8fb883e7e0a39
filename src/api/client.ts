import createClient, { type Middleware } from 'openapi-fetch';
import type { Transport } from './with-timeout.ts';
import { toApiError } from './to-api-error.ts';
import type { paths } from './schema.gen.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * The typed client of openapi/backend.yaml, only as large as the guest page needs. Other pages use
 * `createOrganiserApi`.
 * @param baseUrl the backend's base, ending in /api/v1 as in `config.apiBaseUrl`. The paths of the description include
 * that ending, so it is removed here.
 * @returns a client whose calls throw ApiError for any status but 2xx, and whatever `fetch` and JSON.parse throw
 */
export function createApi(baseUrl: string, transport: Transport) {
  const host = new URL(baseUrl.replace(/\/api\/v1$/, '/'), globalThis.location?.href);
  const client = createClient<paths>({ baseUrl: host.href.replace(/\/$/, ''), fetch: transport });
  client.use(refusals);
  return client;
}

/** Turns refusals into ApiError. The status decides, not a parsed `error`: an empty 500 has none. */
export const refusals: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (!response.ok) throw await toApiError(response, request.method, schemaPath);
  },
};
