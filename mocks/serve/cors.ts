import type { IncomingMessage, ServerResponse } from 'node:http';

/** The answer to a preflight. */
export interface Preflight {
  status: number;
  headers: Record<string, string>;
}

/**
 * Allows pages of any origin to call the mocks, with an Authorization header. Ends preflights; passes other calls on.
 * @param change gives another answer to a preflight of a path
 */
export function allowAnyOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  change: (preflight: Preflight, path: string) => Preflight = (preflight) => preflight,
): void {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  const asked = request.headers['access-control-request-headers'];
  const headers = {
    'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
    'access-control-allow-headers': asked ?? 'authorization, content-type',
    'access-control-max-age': '600',
  };
  const answer = change({ status: 204, headers }, request.url ?? '');
  response.writeHead(answer.status, answer.headers).end();
}
