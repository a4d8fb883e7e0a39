import createClient, { type Middleware } from 'openapi-fetch';
import { createRefusal } from './refusal.ts';
import type { paths } from './schema.gen.ts';

export type Api = ReturnType<typeof createApi>;
/** How a request travels. */
export type Transport = (request: Request) => Promise<Response>;

/**
 * The typed client of openapi/backend.yaml. A call whose status is not 2xx throws an ApiError.
 * @param baseUrl the backend's base, ending in /api/v1 as in `config.apiBaseUrl`; the description
 *   carries that ending in its paths, so it is not sent twice.
 */
export function createApi(baseUrl: string, transport: Transport = fetchNow) {
  const host = new URL(baseUrl.replace(/\/api\/v1$/, '/'), globalThis.location?.href);
  const client = createClient<paths>({ baseUrl: host.href.replace(/\/$/, ''), fetch: transport });
  client.use(refusals);
  return client;
}

// `fetch` is looked up at each call: the client would otherwise keep the one it was made with.
const fetchNow: Transport = (request) => globalThis.fetch(request);

// The status decides, never a parsed `error`: an empty 500 has none, and would pass for a success.
export const refusals: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (!response.ok) throw await createRefusal(response, request.method, schemaPath);
  },
};
