import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, UnreadableResponse } from './errors.ts';
import type { Transport } from './receive.ts';
import type { paths } from './schema.gen.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * The typed client of openapi/backend.yaml.
 * @param baseUrl the backend's base, ending in /api/v1 as in `config.apiBaseUrl`; the description
 *   carries that ending in its paths, so it is not sent twice.
 * @param transport `receive(transport)` for whoever does not keep deadlines and tell errors apart by himself, as
 *   the guests' page does
 * @returns a client whose calls throw ApiError (any status but 2xx), UnreadableResponse, and what `transport` throws
 */
export function createApi(baseUrl: string, transport: Transport = fetchNow) {
  const host = new URL(baseUrl.replace(/\/api\/v1$/, '/'), globalThis.location?.href);
  const client = createClient<paths>({ baseUrl: host.href.replace(/\/$/, ''), fetch: transport });
  client.use(responseErrors);
  return client;
}

// `fetch` is looked up at each call: the client would otherwise keep the one it was created with.
const fetchNow: Transport = (request) => globalThis.fetch(request);

/** Turns refusals and unreadable bodies into errors. */
export const responseErrors: Middleware = {
  async onResponse({ request, response, schemaPath, options }) {
    // The status decides, never a parsed `error`: an empty 500 has none, and would pass for a success.
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => undefined);
      throw new ApiError({ status: response.status, method: request.method, path: schemaPath }, body);
    }
    return options.parseAs === 'json' ? withParsedBody(response) : undefined;
  },
};

/** Parses a JSON body once, here, where a failure can be told from a bug in a parser of ours. */
async function withParsedBody(response: Response): Promise<Response> {
  const text = await response.text();
  const body = text === '' ? undefined : parseJson(text);
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  // openapi-fetch calls json() where the length is known, and expects no body where it is 0.
  headers.set('Content-Length', String(text.length));
  const parsed = new Response(null, { status, statusText, headers });
  return Object.assign(parsed, { json: async () => body });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableResponse('The body is no JSON', { cause });
  }
}
