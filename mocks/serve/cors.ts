import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Allows pages of any origin to call the mocks, with an Authorization header. Ends preflights; passes other calls on.
 */
export function allowAnyOrigin(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  methods = 'GET, POST, PATCH, DELETE',
): void {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.setHeader('access-control-allow-methods', methods);
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('access-control-allow-headers', asked ?? 'authorization, content-type');
  response.setHeader('access-control-max-age', '600');
  response.writeHead(204).end();
}
