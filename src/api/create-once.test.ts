import { expect, test } from 'vitest';
import { createOnce } from './create-once.ts';
import { AlreadyThere, ApiError, NetworkError, UnreadableResponse } from './errors.ts';

/** A record of a form, and a server that has it once it was sent. */
function createForm() {
  let isUnsure = false;
  const server = { records: 0, isReadable: true };
  const unsure = { get: () => isUnsure, set: (is: boolean) => void (isUnsure = is) };
  const submit = (response: 'created' | Error, isApplied = response === 'created') =>
    createOnce(unsure, {
      async send() {
        if (isApplied) server.records += 1;
        if (response !== 'created') throw response;
        return server.records;
      },
      async isThere() {
        if (!server.isReadable) throw new NetworkError();
        return server.records > 0;
      },
    });
  return { server, unsure, submit };
}

const refused = (status: number) =>
  new ApiError({ status, method: 'POST', path: '/api/v1/events' }, { message: 'No' });

test('[F08] after a lost response, an equal record is told once, and then created if it is wanted', async () => {
  const { server, submit } = createForm();
  await expect(submit(new NetworkError(), true)).rejects.toThrow(NetworkError);
  await expect(submit('created')).rejects.toThrow(AlreadyThere);
  expect(server.records).toBe(1);
  await submit('created');
  expect(server.records).toBe(2);
});

test('[F08] after a call that did not arrive, the record is created without a question', async () => {
  const { server, submit } = createForm();
  await expect(submit(new NetworkError(), false)).rejects.toThrow(NetworkError);
  await submit('created');
  expect(server.records).toBe(1);
});

test.each([
  ['a cut connection', new NetworkError(), true],
  ['a timeout', new NetworkError({ isTimeout: true }), true],
  ['an unreadable response', new UnreadableResponse(), true],
  ['a 500', refused(500), true],
  ['a gateway’s 504', refused(504), true],
  ['a refusal', refused(400), false],
  ['a call that was never sent', new NetworkError({ isUnsent: true }), false],
])('[F08] after %s, it is remembered whether the outcome is unknown', async (_, error, isUnknown) => {
  const { unsure, submit } = createForm();
  await expect(submit(error)).rejects.toBe(error);
  expect(unsure.get()).toBe(isUnknown);
});

test('[F08] the outcome is unknown from the start of the call: the page may be gone before the response', async () => {
  const { unsure } = createForm();
  let during = false;
  const send = async () => void (during = unsure.get());
  await createOnce(unsure, { send, isThere: async () => false });
  expect([during, unsure.get()]).toEqual([true, false]);
});

test('[F08] nothing is sent while the list cannot be read after a lost response', async () => {
  const { server, unsure, submit } = createForm();
  await expect(submit(new NetworkError())).rejects.toThrow(NetworkError);
  server.isReadable = false;
  await expect(submit('created')).rejects.toThrow(UnreadableResponse);
  expect([server.records, unsure.get()]).toEqual([0, true]);
});
