import { CallLog } from './call-log.ts';
import { createStore, type Changes, type Database, type Seeds } from './store.ts';

/** A response that a test has planned for the next calls of an operation. */
interface PlannedAnswer {
  status: number;
  contentType: string;
  text: string;
  /** How many more calls it answers. */
  times: number;
}

/** One state of the mock server, with everything that a test may read or set. */
export interface World<Db> {
  readonly name: string;
  readonly db: Db;
  /** The changes since the seeds, to be kept and restored. */
  readonly history: { changes(): Changes; restore(changes: Changes): void };
  /** The version of the seeds: changes of another version cannot be applied. */
  readonly seeds: number | string;
  readonly log: CallLog;
  /** The scenarios for visitors of this world without scenarios of their own. */
  scenarios: string;
  /** How often each counted scenario has applied. */
  readonly played: Map<string, number>;
  readonly planned: Map<string, PlannedAnswer>;
  /** Called after every call that may have changed the state. */
  changed(): void;
}

/**
 * Creates a world from its seeds.
 * @param version of the seeds
 * @param changed called after every call that may have changed it
 */
export function createWorld<S extends Seeds>(
  name: string,
  seeds: S,
  version: World<unknown>['seeds'],
  changed = () => {},
): World<Database<S>> {
  const { db, ...history } = createStore(seeds);
  const fresh = { log: new CallLog(), scenarios: '', played: new Map(), planned: new Map() };
  return { name, db, history, seeds: version, ...fresh, changed };
}

/** Resets a world to its seeds. */
export function resetWorld<Db>(world: World<Db>): void {
  world.history.restore({ ids: 0, tables: {} });
  world.log.clear();
  world.scenarios = '';
  world.played.clear();
  world.planned.clear();
  world.changed();
}
