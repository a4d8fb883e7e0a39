import { isRecord } from './scenario-answers.ts';
import { seedsVersion } from './seeds/seeds.ts';
import type { Changes } from './store.ts';
import type { Row, TableChanges } from './table.ts';

/** Raise it when the form of a kept state changes. */
const stateVersion = 1;

/** A state as it is kept and exported: what was changed since the seeds, and which seeds they were. */
export function stateText(changes: Changes): string {
  return JSON.stringify({
    kind: 'guestwise-mock-state',
    version: stateVersion,
    seeds: seedsVersion,
    ...changes,
  });
}

/** @throws an Error that says in one sentence why the text is no state of these mocks */
export function readState(text: string): Changes {
  const state = parsed(text);
  if (!isRecord(state) || state.kind !== 'guestwise-mock-state')
    throw new Error('It is not a state of the mocks.');
  if (state.version !== stateVersion)
    throw new Error(`Its version is ${state.version}, not ${stateVersion}.`);
  if (state.seeds !== seedsVersion) throw new Error('It was kept over other seeds.');
  if (!isCount(state.ids) || !isRecord(state.tables)) throw new Error('It is damaged.');
  const tables = Object.entries(state.tables).map(([name, changes]) => {
    if (!isTableChanges(changes)) throw new Error(`Its table ${name} is damaged.`);
    return [name, changes] as const;
  });
  return { ids: state.ids, tables: Object.fromEntries(tables) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isRow = (value: unknown): value is Row => isRecord(value) && typeof value._id === 'string';

const isTableChanges = (value: unknown): value is TableChanges =>
  isRecord(value) &&
  Array.isArray(value.changed) &&
  value.changed.every(isRow) &&
  Array.isArray(value.removed) &&
  value.removed.every((id) => typeof id === 'string');
