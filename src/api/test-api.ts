import { createOrganiserApi } from './client.ts';

/** A status with a body: JSON, or a raw text; undefined for none. */
type Answer = readonly [status: number, body?: unknown];

/**
 * Creates the organiser's client over scripted responses.
 * @param script the responses by method and path below /api/v1, such as 'GET /events/e1'; any other call is a 404 of
 * the API
 */
export function createScriptedApi(script: Record<string, Answer>) {
  const calls: string[] = [];
  const api = createOrganiserApi('http://backend.test/api/v1', ({ method, url }) => {
    const call = `${method} ${new URL(url).pathname.replace('/api/v1', '')}`;
    calls.push(call);
    const [status, body] = script[call] ?? [404, { message: 'There is no such thing.' }];
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return Promise.resolve(new Response(status === 204 ? null : text, { status }));
  });
  return { api, calls };
}
