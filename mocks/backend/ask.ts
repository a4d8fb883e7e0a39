import { tokenFor } from '../engine/token.ts';
import { admin } from './seeds/accounts.ts';

export interface Asked<Body> {
  status: number;
  headers: Headers;
  /** The JSON; undefined where there is none. */
  body: Body;
}

interface Asking {
  body?: unknown;
  /** In place of the admin's; null sends none. */
  token?: string | null;
  headers?: Record<string, string>;
  /** Where the mocks are, if not in front of `fetch`. */
  origin?: string;
}

/** Calls the mocked backend in a test as any client would: over `fetch`, as the admin. `call` is such as 'GET /users/me'. */
export async function ask<Body = unknown>(call: string, asking: Asking = {}): Promise<Asked<Body>> {
  const {
    body,
    token = tokenFor(admin._id, Date.now()),
    headers = {},
    origin = 'http://backend.test',
  } = asking;
  const [method = 'GET', path = '/'] = call.split(' ');
  const address = path.startsWith('/_mock') ? path : `/api/v1${path}`;
  const response = await fetch(origin + address, {
    method,
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** The rows of a paged answer. */
export interface Rows<Row = { _id: string; name?: string }> {
  data: { docs: Row[]; totalDocs: number };
}
