import type { Db } from '../../mocks/backend/db.ts';
import { handlers } from '../../mocks/backend/handlers.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import type { AnyHandler } from '../../mocks/engine/operation.ts';
import { findOperation } from '../find-operation.ts';
import type { Alteration } from '../mock-host.ts';

export type OperationId = keyof typeof routes;
type Ids = OperationId | readonly OperationId[];
type Fields = Record<string, unknown>;

/** Backends that do one thing differently, by what they do. */
export type Alterations = Record<string, Alteration>;
/** Faulty backends by the conformance flow that must notice them. */
export type Mutants = Record<string, Alterations>;

export interface Call {
  params: Record<string, string>;
  query: Fields;
  body: Fields;
  user: { _id: string };
}
interface HandlerResult {
  status: number;
  body?: Fields;
}
type Handler = (db: Db, call: Call, id: OperationId) => HandlerResult;

export const allOperations = Object.keys(routes) as OperationId[];
export const original = handlers as unknown as Record<OperationId, (db: Db, call: Call) => HandlerResult>;

/** Handles some operations in another way. */
export const replace = (ids: Ids, handler: Handler): Alteration => ({
  handlers: Object.fromEntries(
    [ids].flat().map((id) => [id, ((db: Db, call: Call) => handler(db, call, id)) as AnyHandler<Db>]),
  ),
});

/** Changes the call before it is handled. */
export const changeCall = (ids: Ids, change: (call: Call, db: Db) => Partial<Call> | undefined) =>
  replace(ids, (db, call, id) => original[id](db, { ...call, ...change(call, db) }));

export const changeBody = (ids: Ids, change: (body: Fields, call: Call, db: Db) => Fields) =>
  changeCall(ids, (call, db) => ({ body: change({ ...call.body }, call, db) }));

/** Changes a text of the body. */
export const changeSent = (ids: Ids, name: string, change: (text: string) => string) =>
  changeBody(ids, (body) =>
    typeof body[name] === 'string' ? { ...body, [name]: change(body[name]) } : body,
  );

/** Changes what was done, or the stored data behind it. */
const changeResult = (ids: Ids, change: (result: HandlerResult, call: Call, db: Db) => HandlerResult) =>
  replace(ids, (db, call, id) => change(original[id](db, call), call, db));

/** Sets fields of `data` in the response. */
export const changeData = (
  ids: Ids,
  change: (data: { [name: string]: unknown; docs: Fields[] }, call: Call, db: Db) => Fields | undefined,
) =>
  changeResult(ids, (result, call, db) => {
    const data = result.body?.data as { docs: Fields[] };
    return { ...result, body: { ...result.body, data: { ...data, ...change({ ...data }, call, db) } } };
  });

/** Does one thing more. */
export const addSideEffect = (ids: Ids, act: (db: Db, call: Call, result: HandlerResult) => void) =>
  changeResult(ids, (result, call, db) => {
    act(db, call, result);
    return result;
  });

/** Changes responses whose operation is meant. */
const changeResponse = (
  ids: Ids,
  change: NonNullable<Alteration['changeResponse']>,
): Pick<Alteration, 'changeResponse'> => ({
  changeResponse: (response, request) => {
    const operationId = findOperation(request);
    return operationId !== undefined && [ids].flat().includes(operationId)
      ? change(response, request)
      : response;
  },
});

/** Changes the text of the successful responses. */
export const changeText = (ids: Ids, change: (text: string) => string) =>
  changeResponse(ids, (response) =>
    response.status < 400 ? { ...response, text: change(response.text) } : response,
  );

export const replaceText = (ids: Ids, from: string | RegExp, to: string) =>
  changeText(ids, (text) => text.replaceAll(from, to));

export const changeStatus = (ids: Ids, from: number, to: number) =>
  changeResponse(ids, (response) => (response.status === from ? { ...response, status: to } : response));

/** Changes the text of all responses with a status. */
export const changeRefusal = (ids: Ids, status: number, change: (text: string) => string) =>
  changeResponse(ids, (response) =>
    response.status === status ? { ...response, text: change(response.text) } : response,
  );

export const setHeader = (status: number, name: string, value: string): Alteration => ({
  changeResponse(response) {
    if (response.status === status) response.headers.set(name, value);
    return response;
  },
});

/** Sets a header of the answers to preflights. */
export const setPreflight = (name: string, value: string): Alteration => ({
  changePreflight: ({ status, headers }) => ({ status, headers: { ...headers, [name]: value } }),
});

/** Accepts what the description forbids. */
export const accepting = (alteration: Alteration): Alteration => ({ acceptsInvalid: true, ...alteration });

/** Answers well and keeps nothing. */
export function keepNothing(id: OperationId): Alterations {
  const ignore = <T extends { get(id: string): unknown; all(): unknown[] }>(table: T): T =>
    ({
      get: (key: string) => table.get(key),
      all: () => table.all(),
      put: <R>(row: R) => row,
      remove: () => {},
    }) as unknown as T;
  return {
    [`${id} keeps nothing`]: replace(id, (db, call) => {
      const { users, events, guests, messages } = db;
      const tables = { users: ignore(users), events: ignore(events), guests: ignore(guests) };
      return original[id]({ ...db, ...tables, messages: ignore(messages) }, call);
    }),
  };
}

/** A mutant for each field, which renames it in the responses of an operation. */
export const loseFields = (id: OperationId, ...fields: string[]): Alterations =>
  Object.fromEntries(
    fields.map((field) => [`${id} has no ${field}`, replaceText(id, `"${field}":`, `"${field}_":`)]),
  );

/** A mutant for each field, which drops it from what is sent. */
export const dropFields = (id: OperationId, ...fields: string[]): Alterations =>
  Object.fromEntries(
    fields.map((field) => [`${id} drops ${field}`, changeBody(id, ({ [field]: _gone, ...body }) => body)]),
  );

export const refuse = (status: number, type: string, message = 'Please check it'): HandlerResult => ({
  status,
  body: { message, errors: [{ type, message }] },
});

/** The guests of the event of a call, the guest of a call, and its event. */
export const findGuests = (db: Db, { params }: Call) =>
  db.guests.all().filter(({ event }) => event === params.eventId);
export const findGuest = (db: Db, { params }: Call) => db.guests.get(params.guestId ?? '');
export const findEvent = (db: Db, { params }: Call) => db.events.get(params.eventId ?? '');
export const findMessages = (db: Db, { params }: Call) =>
  db.messages.all().filter(({ event }) => event === params.eventId);
export const findAccount = (db: Db, { body }: Call) =>
  db.users.all().find(({ email }) => email === body.email);
