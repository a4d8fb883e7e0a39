import type { Middleware } from 'openapi-fetch';
import { UnreadableResponse } from './errors.ts';

/** An HTML page arrived instead of JSON: the host does not pass API calls on, or the address is not the API's. */
export class UnreachableApi extends UnreadableResponse {
  /** The API's base in this build, with its origin. */
  readonly address: string;

  constructor(address: string) {
    super(`The API is not reachable at ${address}: a page came where JSON was due`);
    this.address = address;
  }
}

/** Statuses of a host without the API. An HTML page with a 401, 500 or 503 comes from an existing server. */
const isFromHost = ({ ok, status }: Response) => ok || status === 404 || status === 405;

/**
 * Refuses HTML pages instead of API responses, and reports them in the console once.
 * @param baseUrl as in `config.apiBaseUrl`
 */
export function refusePages(baseUrl: string): Middleware {
  const address = new URL(baseUrl, globalThis.location?.href).href;
  let isReported = false;
  return {
    onResponse({ response }) {
      const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      if (!isPage || !isFromHost(response)) return;
      const error = new UnreachableApi(address);
      if (!isReported) console.error(error.message);
      isReported = true;
      throw error;
    },
  };
}
