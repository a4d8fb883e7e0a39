import { tokenFor } from '../engine/token.ts';
import { admin } from './seeds/accounts.ts';

export interface Asked<Body> {
  status: number;
  headers: Headers;
  /** The JSON body; undefined for none. */
  body: Body;
}

interface Asking {
  body?: unknown;
  /** Replaces the admin's token; null sends none. */
  token?: string | null;
  headers?: Record<string, string>;
  /** The address of the mocks, unless they answer `fetch`. */
  origin?: string;
}

/** Calls the mock backend over `fetch` as any client would, as the admin. `call` is such as 'GET /users/me'. */
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

/** The rows of a paged response. */
export interface Rows<Row = { _id: string; name?: string }> {
  data: { docs: Row[]; totalDocs: number };
}
