import { expect } from 'vitest';
import { templateTransport } from '../../src/template-transport.ts';

/** Calls the API of the template areas, as another tab would: a GET, or a POST of the body. */
export async function callTemplate<T = Record<string, unknown>>(
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const options = body && { method, body: JSON.stringify(body) };
  const response = await templateTransport(new Request(`${location.origin}/api/${path}`, options));
  expect(response.ok).toBe(true);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
