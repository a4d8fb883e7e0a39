import type { Db } from '../../mocks/backend/db.ts';
import { handlers } from '../../mocks/backend/handlers.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import type { AnyHandler } from '../../mocks/engine/operation.ts';
import { findOperation } from '../find-operation.ts';
import type { Alteration } from '../mock-host.ts';

export type OperationId = keyof typeof routes;

/** A backend that does one thing differently. */
export interface Mutant {
  /** Such as "forgets a new guest". */
  name: string;
  /** The conformance flow that must find it, by part of its name. */
  flow: string;
  alteration: Alteration;
}

/** A backend that does one thing differently and is still correct. */
export interface Tolerated {
  name: string;
  because: string;
  alteration: Alteration;
  /** Why the pact refuses it nevertheless; the journeys do not. */
  pactRefuses?: string;
}

export interface Call {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  user: { _id: string };
}
export interface HandlerResult {
  status: number;
  body?: Record<string, unknown>;
}
type Handler = (db: Db, call: Call) => HandlerResult;

export const original = handlers as unknown as Record<OperationId, Handler>;

/** Replaces the handler of an operation. */
export const replaceHandler = (operationId: OperationId, handler: Handler): Alteration => ({
  handlers: { [operationId]: handler as AnyHandler<Db> },
});

/** Calls the original handler and changes its result. */
export const changeResult = (
  operationId: OperationId,
  change: (result: HandlerResult, call: Call, db: Db) => HandlerResult,
): Alteration => replaceHandler(operationId, (db, call) => change(original[operationId](db, call), call, db));

/** Calls the original handler with a changed call. */
export const changeCall = (operationId: OperationId, change: (call: Call, db: Db) => Call): Alteration =>
  replaceHandler(operationId, (db, call) => original[operationId](db, change(call, db)));

/** Calls the original handler, then changes the database. */
export const addSideEffect = (
  id: OperationId,
  act: (db: Db, call: Call, result: HandlerResult) => void,
): Alteration => ({
  acceptsInvalid: true,
  ...replaceHandler(id, (db, call) => {
    const result = original[id](db, call);
    act(db, call, result);
    return result;
  }),
});

/** Changes the text of some responses. */
export const changeText = (
  operations: OperationId | readonly OperationId[],
  change: (text: string) => string,
): Alteration => ({
  changeResponse: (response, request) => {
    const operationId = findOperation(request);
    const isMeant =
      operationId !== undefined && [operations].flat().includes(operationId) && response.status < 400;
    return isMeant ? { ...response, text: change(response.text) } : response;
  },
});

export const allOperations = Object.keys(routes) as OperationId[];
/** Changes the text of all responses. */
export const changeEveryText = (change: (text: string) => string) => changeText(allOperations, change);

/** Replaces one status of an operation. */
export const changeStatus = (
  operations: OperationId | readonly OperationId[],
  from: number,
  to: number,
): Alteration => ({
  changeResponse: (response, request) => {
    const operationId = findOperation(request);
    const isMeant =
      operationId !== undefined && [operations].flat().includes(operationId) && response.status === from;
    return isMeant ? { ...response, status: to } : response;
  },
});

/** A database that accepts every change and keeps none. */
export function ignoreWrites(db: Db): Db {
  const ignoreTableWrites = <T extends object>(table: T): T =>
    Object.assign(Object.create(table) as T, {
      put: <R>(row: R) => row,
      remove: () => {},
      get: (id: string) => (table as unknown as { get(id: string): unknown }).get(id),
      all: () => (table as unknown as { all(): unknown[] }).all(),
    });
  return {
    ...db,
    users: ignoreTableWrites(db.users),
    events: ignoreTableWrites(db.events),
    guests: ignoreTableWrites(db.guests),
    messages: ignoreTableWrites(db.messages),
  };
}

/** The guests of the event of a call. */
export const findGuests = (db: Db, { params }: Call) =>
  db.guests.all().filter(({ event }) => event === params.eventId);

/** The guest of a call, if there is one. */
export const findGuest = (db: Db, { params }: Call) => db.guests.get(params.guestId ?? '');
