import { CallLog } from './call-log.ts';
import type { Changes } from './store.ts';

/** An answer that a test has put in the place of the next ones of an operation. */
export interface PlannedAnswer {
  status: number;
  contentType: string;
  text: string;
  /** How many calls it still answers. */
  times: number;
}

/** One state of the mocked server, with everything a test may want to know or set. */
export interface World<Db> {
  readonly name: string;
  readonly db: Db;
  /** What has happened since the seeds, to be kept and brought back. */
  readonly history: { changes(): Changes; restore(changes: Changes): void };
  readonly log: CallLog;
  /** The scenarios that everybody in this world meets who has chosen none. */
  scenarios: string;
  /** How often each counted scenario was played. */
  readonly played: Map<string, number>;
  readonly planned: Map<string, PlannedAnswer>;
  /** Called after every call that may have changed the state. */
  changed(): void;
}

export function createWorld<Db>(
  name: string,
  { db, history, changed = () => {} }: Pick<World<Db>, 'db' | 'history'> & { changed?: () => void },
): World<Db> {
  return {
    name,
    db,
    history,
    log: new CallLog(),
    scenarios: '',
    played: new Map(),
    planned: new Map(),
    changed,
  };
}

/** Forgets everything that has happened in a world. */
export function resetWorld<Db>(world: World<Db>): void {
  world.history.restore({ ids: 0, tables: {} });
  world.log.clear();
  world.scenarios = '';
  world.played.clear();
  world.planned.clear();
  world.changed();
}
