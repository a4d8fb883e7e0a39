import { CallLog } from './call-log.ts';
import type { Changes } from './store.ts';

/** An answer that a test has put in the place of the next ones of an operation. */
interface PlannedAnswer {
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
  /** Which seeds: a state kept over others cannot be laid over these. */
  readonly seeds: number;
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
  { changed = () => {}, ...parts }: Pick<World<Db>, 'db' | 'history' | 'seeds'> & { changed?: () => void },
): World<Db> {
  const fresh = { log: new CallLog(), scenarios: '', played: new Map(), planned: new Map() };
  return { name, ...parts, ...fresh, changed };
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
