import { isRecord, parseJson } from '../engine/is-record.ts';
import type { Changes } from './store.ts';
import type { Row, TableChanges } from './table.ts';
import type { World } from './world.ts';

/** Increase it when the format of a kept state changes. */
const stateVersion = 1;

/** A world's state as it is kept and exported: the changes since the seeds, and the version of the seeds. */
export function stateText({ seeds, history }: World<unknown>): string {
  return JSON.stringify({ kind: 'guestwise-mock-state', version: stateVersion, seeds, ...history.changes() });
}

/**
 * Restores a world from a kept state.
 * @throws an Error that explains in one sentence why the text is not a valid state; the world does not change
 */
export function restoreState({ seeds, history }: World<unknown>, text: string): void {
  history.restore(readState(text, seeds));
}

/** Restores a world from a kept state, if there is one. If it is unusable, prints a message and keeps the seeds. */
export function restoreKept(world: World<unknown>, read: () => string | null | undefined): void {
  try {
    const text = read();
    if (typeof text === 'string') restoreState(world, text);
  } catch (error) {
    console.warn(
      `The mocks start from their seeds. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function readState(text: string, seeds: number | string): Changes {
  const state = parseJson(text);
  if (state === undefined) throw new Error('It is not JSON.');
  if (!isRecord(state) || state.kind !== 'guestwise-mock-state')
    throw new Error('It is not a state of the mocks.');
  if (state.version !== stateVersion)
    throw new Error(`Its version is ${String(state.version)}, not ${stateVersion}.`);
  if (state.seeds !== seeds) throw new Error('It was kept over other seeds.');
  if (!isCount(state.ids) || !isRecord(state.tables)) throw new Error('It is damaged.');
  const tables = Object.entries(state.tables).map(([name, changes]) => {
    if (!isTableChanges(changes)) throw new Error(`Its table ${name} is damaged.`);
    return [name, changes] as const;
  });
  return { ids: state.ids, tables: Object.fromEntries(tables) };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value._id === 'string';

const isTableChanges = (value: unknown): value is TableChanges =>
  isRecord(value) &&
  Array.isArray(value.changed) &&
  value.changed.every(isRow) &&
  Array.isArray(value.removed) &&
  value.removed.every((id) => typeof id === 'string');
