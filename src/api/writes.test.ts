import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import {
  AlreadyThere,
  ApiError,
  NetworkError,
  NotSent,
  OutcomeUnknown,
  SessionOver,
  UnreadableResponse,
} from './errors.ts';
import {
  createOnce,
  fetchUncached,
  readBack,
  readBefore,
  deleteAndVerify,
  writeAndVerify,
} from './writes.ts';

const path = '/api/v1/events/{eventId}';
const refuse = (method: string, status: number) => new ApiError({ status, method, path }, {});

test('[F04] a failed read leaves a write unknown, except at session’s end', async () => {
  for (const met of [refuse('GET', 404), refuse('GET', 503), new NetworkError(), new UnreadableResponse()])
    await expect(readBack(Promise.reject(met))).rejects.toThrow(OutcomeUnknown);
  for (const met of [refuse('GET', 401), refuse('GET', 500), new SessionOver()])
    await expect(readBack(Promise.reject(met))).rejects.toBe(met);
});

test('[F06] a read before a write without a response means nothing sent', async () => {
  const late = new NetworkError({ isTimeout: true });
  await expect(readBefore(Promise.reject(late))).rejects.toThrow(NotSent);
  await expect(readBefore(Promise.reject(refuse('GET', 404)))).rejects.toMatchObject({ status: 404 });
});

const fail = (error: Error) => async () => {
  throw error;
};

test.each([new NetworkError(), new UnreadableResponse(), refuse('PATCH', 507), undefined])(
  '[F08] the server is read after a write with an unknown outcome: %s',
  async (cause) => {
    const error = new OutcomeUnknown(cause);
    const write = fail(error);
    expect(await writeAndVerify<string>(write, async () => 'done')).toBe('done');
    for (const reading of [new UnreadableResponse(), new NetworkError()])
      await expect(writeAndVerify(write, fail(reading))).rejects.toThrow(OutcomeUnknown);
  },
);

test.each([
  refuse('PATCH', 400),
  new OutcomeUnknown(refuse('PATCH', 500)),
  new NotSent(),
  new OutcomeUnknown(new NetworkError({ isTimeout: true })),
])('the server is not read after an undone or running write: %s', async (error) => {
  const look = vi.fn<() => Promise<void>>();
  await expect(writeAndVerify(fail(error), look)).rejects.toBe(error);
  expect(look).not.toHaveBeenCalled();
});

test('[F07] without a connection nothing is written, marked as unsent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const write = vi.fn<() => Promise<void>>();
  await expect(writeAndVerify(write, fail(new NetworkError()))).rejects.toThrow(NotSent);
  expect(write).not.toHaveBeenCalled();
});

/** A record of a form, and a server that has it once it was sent. */
function createForm() {
  let isUnknown = false;
  const server = { records: 0, isReadable: true };
  const unknownCreate = { get: () => isUnknown, set: (is: boolean) => void (isUnknown = is) };
  const submit = (response: 'created' | Error, isApplied = response === 'created') =>
    createOnce(unknownCreate, {
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
  return { server, unknownCreate, submit };
}

test('[F08] after a lost response an equal record is told once', async () => {
  const { server, submit } = createForm();
  await expect(submit(new OutcomeUnknown(), true)).rejects.toThrow(OutcomeUnknown);
  await expect(submit('created')).rejects.toThrow(AlreadyThere);
  expect(server.records).toBe(1);
  await submit('created');
  expect(server.records).toBe(2);
});

test('[F08] after a call that did not arrive the record is created', async () => {
  const { server, submit } = createForm();
  await expect(submit(new OutcomeUnknown(), false)).rejects.toThrow(OutcomeUnknown);
  await submit('created');
  expect(server.records).toBe(1);
});

test.each([
  ['a cut connection', new OutcomeUnknown(new NetworkError()), true],
  ['a 500', new OutcomeUnknown(refuse('POST', 500)), true],
  ['a refusal', refuse('POST', 400), false],
  ['a call that was never sent', new NotSent(), false],
])('[F08] after %s, it is remembered whether the outcome is unknown', async (_, error, isUnknown) => {
  const { unknownCreate, submit } = createForm();
  await expect(submit(error)).rejects.toBe(error);
  expect(unknownCreate.get()).toBe(isUnknown);
});

test('[F08] the outcome is unknown from the start of the call', async () => {
  const { unknownCreate } = createForm();
  let during = false;
  const send = async () => void (during = unknownCreate.get());
  await createOnce(unknownCreate, { send, isThere: async () => false });
  expect([during, unknownCreate.get()]).toEqual([true, false]);
});

test('[F08] nothing is sent while the list cannot be read', async () => {
  const { server, unknownCreate, submit } = createForm();
  await expect(submit(new OutcomeUnknown())).rejects.toThrow(OutcomeUnknown);
  server.isReadable = false;
  await expect(submit('created')).rejects.toThrow(OutcomeUnknown);
  expect([server.records, unknownCreate.get()]).toEqual([0, true]);
  server.isReadable = true;
  await submit('created');
  expect([server.records, unknownCreate.get()]).toEqual([1, false]);
});

const call = () => vi.fn<() => Promise<{ response: Response }>>();
const answered = (status: number) => call().mockResolvedValue({ response: new Response(null, { status }) });
const met = (error: Error) => call().mockRejectedValue(error);
const gone = () => vi.fn<() => Promise<void>>().mockResolvedValue();
const there = () => vi.fn<() => Promise<void>>().mockRejectedValue(new OutcomeUnknown());

test('a deletion is done after a 204, or if the record is gone', async () => {
  for (const send of [answered(204), met(refuse('DELETE', 404)), met(refuse('DELETE', 410))]) {
    const look = there();
    await expect(deleteAndVerify({ send, readCurrent: look })).resolves.toBeUndefined();
    expect(look).not.toHaveBeenCalled();
  }
});

test.each([answered(200), answered(202), met(new OutcomeUnknown(new NetworkError()))])(
  '[F08] after another success or a gateway’s status the server is read',
  async (send) => {
    await expect(deleteAndVerify({ send, readCurrent: gone() })).resolves.toBeUndefined();
    await expect(deleteAndVerify({ send, readCurrent: there() })).rejects.toThrow(OutcomeUnknown);
    const cut = () => Promise.reject(new NetworkError());
    await expect(deleteAndVerify({ send, readCurrent: cut })).rejects.toThrow(OutcomeUnknown);
  },
);

test.each([
  refuse('DELETE', 403),
  refuse('DELETE', 500),
  // The page of a proxy does not prove that the record is gone.
  new ApiError({ status: 404, method: 'DELETE', path }, undefined),
  new SessionOver(),
  new OutcomeUnknown(new NetworkError({ isTimeout: true })),
])('after %s the server is not read', async (error) => {
  const look = gone();
  await expect(deleteAndVerify({ send: met(error), readCurrent: look })).rejects.toBe(error);
  expect(look).not.toHaveBeenCalled();
});

test('[F07] offline nothing is sent, except by a page being left', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const send = answered(204);
  const look = () => Promise.reject(new NetworkError());
  await expect(deleteAndVerify({ send, readCurrent: look })).rejects.toThrow(NotSent);
  expect(send).not.toHaveBeenCalled();
  await deleteAndVerify({ send, readCurrent: look, isLeaving: true });
  expect(send).toHaveBeenCalledTimes(1);
});

test('[F29] a read before a save is a real read, even after leaving', async () => {
  const client = new QueryClient();
  const answer = Promise.withResolvers<string>();
  const query = queryOptions({
    queryKey: ['event'],
    queryFn: ({ signal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        void answer.promise.then(resolve);
      }),
  });
  client.setQueryData(query.queryKey, 'as it was');
  const leave = new QueryObserver(client, { ...query, staleTime: Infinity }).subscribe(() => {});
  const read = fetchUncached(client, query);
  leave();
  answer.resolve('as another user saved it');
  expect(await read).toBe('as another user saved it');
  expect(client.getQueryData(query.queryKey)).toBe('as another user saved it');
});
