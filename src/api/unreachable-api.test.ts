import { expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { createOrganiserApi } from './client.ts';
import { UnreachableApi } from './unreachable-api.ts';

const baseUrl = 'https://api.example.com/api/v1';
const page = (status: number) =>
  new Response('<!doctype html><title>A host</title>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
const answering = (status: number) => createOrganiserApi(baseUrl, async () => page(status));

test.each([200, 404, 405])(
  'an HTML page with the status %i reports the wrong API address',
  async (status) => {
    const say = vi.spyOn(console, 'error').mockImplementation(() => {});
    const api = answering(status);
    const error: unknown = await api.GET('/api/v1/events').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreachableApi);
    expect(error).toMatchObject({ address: baseUrl });
    await api.GET('/api/v1/events').catch(() => {});
    expect(say).toHaveBeenCalledExactlyOnceWith(
      `The API is not reachable at ${baseUrl}: a page came where JSON was due`,
    );
  },
);

test.each([401, 500, 503])('the HTML page of a %i is the refusal of an existing server', async (status) => {
  await expect(answering(status).GET('/api/v1/events')).rejects.toThrow(ApiError);
});
