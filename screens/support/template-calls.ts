import { expect } from 'vitest';
import { templateTransport } from '../../src/template-transport.ts';

/** Calls the API of the template's areas as somebody else would; with a body it is a POST. */
export async function callTemplate(path: string, body?: object): Promise<Record<string, unknown>> {
  const options = body && { method: 'POST', body: JSON.stringify(body) };
  const response = await templateTransport(new Request(`${location.origin}/api/${path}`, options));
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}
