import { beforeEach, expect, test, vi } from 'vitest';
import { backend, createBackendWorld } from '../backend/backend.ts';
import description from '../backend/description.gen.json' with { type: 'json' };
import { tokenFor } from './token.ts';
import { createInterceptor } from '../scenarios/intercept.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { createHandlers, getResponse } from './handlers.ts';
import type { AnyHandler } from './operation.ts';
import { admin } from '../backend/seeds/accounts.ts';
import { createValidator } from './validator.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

/** The response to `getMe` over HTTP with another handler. */
async function getAnswer(getMe: AnyHandler<object>, headers: Record<string, string> = {}) {
  const world = createBackendWorld('broken');
  const api = { ...backend, handlers: { ...backend.handlers, getMe } };
  const validator = createValidator(description);
  const intercept = createInterceptor({ scenarios, operationIds: Object.keys(api.routes) });
  const handlers = createHandlers({ api, world: () => world, validator, intercept });
  const authorization = `Bearer ${tokenFor(admin._id, Date.now())}`;
  const request = new Request('http://backend.test/api/v1/users/me', {
    headers: { authorization, ...headers },
  });
  const response = await getResponse(handlers, request);
  return { status: response?.status, body: await response?.json() };
}

test.each([
  ['a missing field', { data: { _id: 'a', email: 'x' } }, "data must have required property 'role'"],
  ['a field of another type', { data: { _id: 'a', email: 'x', role: 'admin' } }, 'data/role must be array'],
  ['no envelope', { _id: 'a', email: 'x', role: [] }, "it must have required property 'data'"],
])('a handler that answers %s causes a 500 with a message', async (_what, body, because) => {
  expect(await getAnswer(() => ({ status: 200, body }))).toEqual({
    status: 500,
    body: { status: 'error', message: `Mock broke the description: getMe 200: ${because}`, errors: [] },
  });
  expect(console.error).toHaveBeenCalledOnce();
});

test('a status outside the description causes a 500 with a message', async () => {
  expect(await getAnswer(() => ({ status: 302 }))).toMatchObject({
    status: 500,
    body: { message: 'Mock broke the description: getMe has no answer 302' },
  });
});

test('a missing body causes a 500 with a message', async () => {
  expect(await getAnswer(() => ({ status: 200 }))).toMatchObject({ status: 500 });
});

test('a handler that throws causes a 500 with the error', async () => {
  const broken = () => {
    throw new TypeError('the guest list is on fire');
  };
  expect(await getAnswer(broken)).toMatchObject({
    status: 500,
    body: { message: 'the guest list is on fire' },
  });
});

test('a lenient response is sent without validation', async () => {
  const body = { data: { role: 'admin' } };
  const lenient = { 'x-mock-scenario': 'lenient' };
  expect(await getAnswer(() => ({ status: 200, body }), lenient)).toEqual({ status: 200, body });
});
