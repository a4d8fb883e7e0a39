import type { Report } from './send-report.ts';

/** The fixed segments of the API's paths (openapi/backend.yaml). Every other segment is an id. */
const words = new Set(
  'api v1 events guests discrepancies rsvp messages select users preference signup login me'.split(' '),
);

/** A path without its ids: a guest's id gives access to the invitation. */
export const hideIds = (path: string) =>
  path
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : '{id}'))
    .join('/');

/** A refused login is an expected response. */
const isLogin = (path: string) => /\/users\/(login|signup)$/.test(path);

/**
 * Reports every write that the server refused, or that got no response (status 0). It replaces `fetch`, which
 * src/api/transport.ts looks up at each call.
 */
export function watchSaves(report: (report: Report) => void): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    const reportFailure = (status: number) => {
      if (request.method !== 'GET' && !isLogin(path))
        report({ type: 'failed-save', method: request.method, path: hideIds(path), status });
    };
    try {
      const response = await send(request);
      if (!response.ok) reportFailure(response.status);
      return response;
    } catch (error) {
      // Leaving a page cancels its calls.
      if (document.visibilityState !== 'hidden') reportFailure(0);
      throw error;
    }
  };
}
