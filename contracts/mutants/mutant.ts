import type { Db } from '../../mocks/backend/db.ts';
import { handlers } from '../../mocks/backend/handlers.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { parseParams } from '../../mocks/engine/incoming.ts';
import type { AnyHandler } from '../../mocks/engine/operation.ts';
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
export interface Answer {
  status: number;
  body?: Record<string, unknown>;
}
type Handler = (db: Db, call: Call) => Answer;

export const own = handlers as unknown as Record<OperationId, Handler>;

/** Replaces the handler of an operation. */
export const handle = (operationId: OperationId, handler: Handler): Alteration => ({
  handlers: { [operationId]: handler as AnyHandler<Db> },
});

/** Changes the response of an operation. */
export const answering = (
  operationId: OperationId,
  change: (answer: Answer, call: Call, db: Db) => Answer,
): Alteration => handle(operationId, (db, call) => change(own[operationId](db, call), call, db));

/** Calls the original handler with a changed call. */
export const asking = (operationId: OperationId, change: (call: Call, db: Db) => Call): Alteration =>
  handle(operationId, (db, call) => own[operationId](db, change(call, db)));

/** Calls the original handler, then does something with the request. */
export const followedBy = (id: OperationId, act: (db: Db, call: Call, answer: Answer) => void) => ({
  takesAll: true,
  ...handle(id, (db, call) => {
    const answer = own[id](db, call);
    act(db, call, answer);
    return answer;
  }),
});

export function findOperation({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url);
  const isIt = ([, route]: [string, { method: string; path: string }]) =>
    route.method === method && parseParams(route.path, pathname) !== undefined;
  const found = Object.entries(routes)
    .filter(isIt)
    .toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);
  return found[0]?.[0] as OperationId | undefined;
}

/** Changes the text of some responses. */
export const saying = (
  operations: OperationId | readonly OperationId[],
  change: (text: string) => string,
): Alteration => ({
  answered: (response, request) => {
    const operationId = findOperation(request);
    const isMeant =
      operationId !== undefined && [operations].flat().includes(operationId) && response.status < 400;
    return isMeant ? { ...response, text: change(response.text) } : response;
  },
});

export const allOperations = Object.keys(routes) as OperationId[];
/** Changes the text of all responses. */
export const everywhere = (change: (text: string) => string) => saying(allOperations, change);

/** Replaces one status of an operation. */
export const status = (
  operations: OperationId | readonly OperationId[],
  from: number,
  to: number,
): Alteration => ({
  answered: (response, request) => {
    const operationId = findOperation(request);
    const isMeant =
      operationId !== undefined && [operations].flat().includes(operationId) && response.status === from;
    return isMeant ? { ...response, status: to } : response;
  },
});

/** A database that accepts every change and keeps none. */
export function forgetful(db: Db): Db {
  const still = <T extends object>(table: T): T =>
    Object.assign(Object.create(table) as T, {
      put: <R>(row: R) => row,
      remove: () => {},
      get: (id: string) => (table as unknown as { get(id: string): unknown }).get(id),
      all: () => (table as unknown as { all(): unknown[] }).all(),
    });
  return {
    ...db,
    users: still(db.users),
    events: still(db.events),
    guests: still(db.guests),
    messages: still(db.messages),
  };
}
