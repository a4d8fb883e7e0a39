import type { Middleware } from 'openapi-fetch';
import { type Api, createApi } from './client.ts';
import { UnreadableResponse } from './errors.ts';
import { withTimeout, type Transport } from './with-timeout.ts';
import { refusePages } from './unreachable-api.ts';

/**
 * The client of openapi/backend.yaml for the organiser's pages. Every call has a timeout.
 * @returns a client whose calls throw ApiError (any status but 2xx), NetworkError, UnreachableApi or another
 * UnreadableResponse
 */
export function createOrganiserApi(baseUrl: string, transport: Transport): Api {
  const api = createApi(baseUrl, withTimeout(transport));
  api.use(readableBodies, refusePages(baseUrl));
  return api;
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
