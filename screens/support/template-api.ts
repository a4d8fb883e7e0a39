import { expect } from 'vitest';

/** Calls the API of the template areas, as another tab would: a GET, or a POST of the body. */
export async function callTemplate<T = Record<string, unknown>>(
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const response = await fetch(`/api/${path}`, body && { method, body: JSON.stringify(body) });
  expect(response.ok).toBe(true);
  return (response.status === 204 ? undefined : await response.json()) as T;
}
