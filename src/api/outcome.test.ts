import { expect, test } from 'vitest';
import { createOrganiserApi } from './client.ts';
import { ApiError, NetworkError, OutcomeUnknown } from './errors.ts';
import { decideOutcomes } from './outcome.ts';
import { UnreachableApi } from './unreachable-api.ts';

const createApi = (answer: () => Promise<Response>) =>
  createOrganiserApi('http://backend.test/api/v1', answer);
const write = (answer: () => Promise<Response>) =>
  createApi(answer).PATCH('/api/v1/users/preference', { body: {} });
const read = (answer: () => Promise<Response>) => createApi(answer).GET('/api/v1/events');
const answering = (status: number, body?: string, type?: string) => () =>
  Promise.resolve(new Response(body, { status, ...(type && { headers: { 'content-type': type } }) }));

test('[F08] a 500 or a gateway’s status leaves a write unknown, never a read', async () => {
  for (const status of [408, 500, 501, 502, 503, 504, 507, 520, 527, 530]) {
    for (const body of [undefined, '{}', '{"status":"fail","message":"upstream timed out"}', '<html>'])
      await expect(write(answering(status, body))).rejects.toThrow(OutcomeUnknown);
    await expect(read(answering(status))).rejects.toMatchObject({ name: 'ApiError', status });
  }
});

test.each([400, 401, 403, 404, 409, 410, 413, 422, 425, 429])('a %i is a refusal', async (status) => {
  await expect(write(answering(status, '{}'))).rejects.toThrow(ApiError);
});

test.each([
  ['a response that is no JSON', answering(200, 'OK')],
  ['a failure in a 200', answering(200, '{"success":false}')],
  ['a cut connection', () => Promise.reject(new TypeError('cut'))],
])('[F04] [F08] %s leaves the outcome of a write unknown', async (_, answer) => {
  await expect(write(answer)).rejects.toThrow(OutcomeUnknown);
});

test('[F08] a PUT is a write, too', async () => {
  const { PUT } = decideOutcomes({ PUT: () => Promise.reject(new NetworkError()) });
  await expect(PUT()).rejects.toThrow(OutcomeUnknown);
});

test('an empty body and a success are done', async () => {
  for (const body of [undefined, '{}', '{"status":"success"}'])
    await expect(write(answering(200, body))).resolves.toBeDefined();
});

test('a page of a host without the API has applied nothing', async () => {
  await expect(write(answering(405, '<html>', 'text/html'))).rejects.toThrow(UnreachableApi);
});

test('a read without a response is a NetworkError', async () => {
  await expect(read(() => Promise.reject(new TypeError('cut')))).rejects.toThrow(NetworkError);
});
