import type { Middleware } from 'openapi-fetch';
import { readProblem } from './errors.ts';

/** A refusal that ends a session: the status, the server's own sentence or '', and the token it refused. */
export interface Refusal {
  status: 401 | 500;
  message: string;
  token: string | undefined;
}

export interface BearerParts {
  /** The only origin that ever sees the token. */
  origin: string;
  /** The token of the session as it is now. */
  token(): string | undefined;
  refused(refusal: Refusal): void;
}

/** Calls of people who are not signed in (the specification, sections 2 and 7). */
const signingIn = new Set(['/api/v1/users/signup', '/api/v1/users/login']);
const guestsOwn = '/api/v1/events/guests/{guestId}/rsvp';

/** The call belongs to a session that is over: nothing of it may leave or arrive any more. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

/**
 * Signs every call of an organiser, and tells the session when one is refused with 401 or 500. A
 * guest's calls pass untouched: they carry no token and log nobody out.
 */
export const bearer = ({ origin, token, refused }: BearerParts): Middleware => ({
  onRequest({ request, schemaPath }) {
    if (schemaPath === guestsOwn || signingIn.has(schemaPath)) return;
    const now = token();
    if (now === undefined || new URL(request.url).origin !== origin) throw new SessionOver();
    request.headers.set('Authorization', `Bearer ${now}`);
    // What is private stays out of the browser's cache, which would also keep a 410 for good.
    return request.method === 'GET' ? new Request(request, { cache: 'no-store' }) : request;
  },
  async onResponse({ request, response, schemaPath }) {
    if (schemaPath === guestsOwn) return;
    const sent = request.headers.get('Authorization')?.slice('Bearer '.length);
    // An answer to an earlier session is dropped, whatever it says.
    if (sent !== undefined && sent !== token()) throw new SessionOver();
    const { status } = response;
    if (status === 500 || (status === 401 && sent !== undefined)) {
      const { message } = readProblem(await readJson(response.clone()));
      refused({ status, message, token: sent });
    }
  },
});

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
