import { problem, Reply } from './answers.ts';
import type { Account, Store } from './store.ts';

/** A request that has been matched to its endpoint. */
export interface Request {
  store: Store;
  /** The values of the path, in order. */
  at: readonly string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The account of its token. */
  caller: Account;
}

export function party({ store, at: [id], caller }: Request) {
  const found = store.parties.find(({ uid, owner }) => uid === id && owner === caller.uid);
  if (!found) throw problem(404, 'No such event');
  return found;
}

export function findOne<Row extends { uid: string }>(rows: readonly Row[], id: string | undefined): Row {
  const found = rows.find(({ uid }) => uid === id);
  if (!found) throw problem(404, 'Nothing here');
  return found;
}

export const remove = <Row>(rows: Row[], row: Row) => void rows.splice(rows.indexOf(row), 1);
export const ok = (data: unknown, beside = {}) => new Reply(200, { data, ...beside });

export type Endpoint = readonly [
  method: string,
  path: RegExp,
  answer: (request: Request) => Reply,
  isOpen?: true,
];
