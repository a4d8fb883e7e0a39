import createClient, { type Middleware } from 'openapi-fetch';
import { type Transport, withTimeout } from './with-timeout.ts';
import { toApiError } from './to-api-error.ts';
import type { paths } from './schema.gen.ts';
import { decideOutcomes } from './outcome.ts';
import { UnreadableResponse } from './errors.ts';
import { refusePages } from './unreachable-api.ts';

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
  client.use(throwApiErrors);
  return client;
}

/** Turns every status but 2xx into ApiError. The status decides, not a parsed `error`: an empty 500 has none. */
export const throwApiErrors: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (!response.ok) throw await toApiError(response, request.method, schemaPath);
  },
};

/**
 * The client of openapi/backend.yaml for the organiser's pages. Every call has a timeout.
 * @returns a client whose reads throw ApiError (any status but 2xx), NetworkError, UnreachableApi or another
 * UnreadableResponse; its writes throw OutcomeUnknown in place of all that does not prove a refusal
 */
export function createOrganiserApi(baseUrl: string, transport: Transport): Api {
  const api = createApi(baseUrl, withTimeout(transport));
  api.use(readableBodies, refusePages(baseUrl));
  return decideOutcomes(api);
}

/** Parses a JSON body in one place, where a failure can be told from a bug in a parser of ours. */
export const readableBodies: Middleware = {
  async onResponse({ response, options }) {
    if (!response.ok || options.parseAs !== 'json') return;
    const text = await response.text();
    const body = text === '' ? undefined : parseJson(text);
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    // openapi-fetch calls json() where the length is known, and expects no body where it is 0.
    headers.set('Content-Length', String(text.length));
    return Object.assign(new Response(null, { status, statusText, headers }), { json: async () => body });
  },
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableResponse('The body is no JSON', { cause });
  }
}
