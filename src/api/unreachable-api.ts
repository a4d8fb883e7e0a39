import type { Middleware } from 'openapi-fetch';
import { UnreadableResponse } from './errors.ts';

/** A page came where JSON was due: the host does not pass the API's calls on, or the address is not the API's. */
export class UnreachableApi extends UnreadableResponse {
  /** The API's base as the build has it, with its origin. */
  readonly address: string;

  constructor(address: string) {
    super(`The API is not reachable at ${address}: a page came where JSON was due`);
    this.address = address;
  }
}

/** Statuses of a host that has no API there. The page of a 401, 500 or 503 is a server's that is there. */
const isFromHost = ({ ok, status }: Response) => ok || status === 404 || status === 405;

/**
 * Refuses pages in the place of the API's responses, and says so in the console, once.
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
