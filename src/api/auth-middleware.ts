import type { Middleware } from 'openapi-fetch';
import { SessionOver } from './errors.ts';
import { toApiError } from './to-api-error.ts';

/** A response that ends the session: its status, the server's own sentence or '', and the token of the call. */
export interface EndingResponse {
  status: 401 | 500;
  message: string;
  token: string | undefined;
}

export interface AuthMiddlewareOptions {
  /** The only origin that ever gets the token. */
  origin: string;
  /** The token of the current session. */
  getToken(): string | undefined;
  /** Called after a 401 or a 500. */
  onEndingResponse(response: EndingResponse): void;
}

/** The calls that start a session (the specification, sections 2 and 7). */
export const sessionPaths = new Set(['/api/v1/users/signup', '/api/v1/users/login']);
const guestPath = '/api/v1/events/guests/{guestId}/rsvp';
const isPublic = (path: string) => path === guestPath || sessionPaths.has(path);

const parseToken = ({ headers }: Request) => headers.get('Authorization')?.slice('Bearer '.length);

/**
 * Sends the token with every call of an organiser, and reports a 401 or 500 to the session. Calls of guests pass
 * unchanged: they carry no token, and their refusals do not end the session. Login and signup report their own
 * refusals in the form.
 */
export const createAuthMiddleware = ({
  origin,
  getToken,
  onEndingResponse,
}: AuthMiddlewareOptions): Middleware => ({
  onRequest({ request, schemaPath }) {
    if (isPublic(schemaPath)) return;
    const token = getToken();
    if (token === undefined || new URL(request.url).origin !== origin) throw new SessionOver();
    request.headers.set('Authorization', `Bearer ${token}`);
    // Private data stays out of the browser's cache, which would also keep a 410 for good.
    return request.method === 'GET' ? new Request(request, { cache: 'no-store' }) : request;
  },
  async onResponse({ request, response, schemaPath }) {
    if (isPublic(schemaPath)) return;
    const token = parseToken(request);
    // A response to an earlier session is dropped, whatever it says.
    if (token !== getToken()) throw new SessionOver();
    const { status } = response;
    if (status === 500 || status === 401) {
      const { message } = await toApiError(response.clone(), request.method, schemaPath);
      onEndingResponse({ status, message, token });
    }
  },
  onError({ request, schemaPath }) {
    if (isPublic(schemaPath)) return;
    // The session ended during the call: report SessionOver, not a network error, so that no retry is offered to the next
    // user.
    return parseToken(request) === getToken() ? undefined : new SessionOver();
  },
});
