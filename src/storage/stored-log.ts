import { persistent, fallback, parse, type Schema, type Stored, createStoredValue } from './storage.ts';

/** A list in local storage that several tabs append to. */
export interface StoredLog<Line> extends Stored<readonly Line[]> {
  /** False while some entries exist only in this tab, because storage has no room for them. */
  isLasting(): boolean;
}

/**
 * Opens a log. Of a single value only the newest counts; of a log every entry does. So where storage is blocked or
 * full, stored entries stay there, and memory holds the others. They are merged with what other tabs write, and stored
 * as soon as a write finds room.
 * @param inOrder compares two entries, where both tabs and memory have some
 */
export function createStoredLog<Line>(
  key: string,
  schema: Schema<readonly Line[]>,
  inOrder: (one: Line, other: Line) => number,
): StoredLog<Line> {
  const loadPersistent = () => parse(persistent.read(key), schema) ?? [];
  return {
    ...createStoredValue(key, schema),
    read() {
      const safe = loadPersistent();
      const beyond = without(parse(fallback.get(key), schema) ?? [], safe);
      if (beyond.length === 0) return safe.length > 0 ? safe : undefined;
      return [...safe, ...beyond].sort(inOrder);
    },
    write(lines) {
      if (persistent.write(key, JSON.stringify(lines))) {
        fallback.delete(key);
        return true;
      }
      const safe = loadPersistent();
      // An undone entry must not return. A shorter log fits.
      const takenBack = without(safe, lines);
      if (takenBack.length > 0) persistent.write(key, JSON.stringify(without(safe, takenBack)));
      const beyond = without(lines, safe);
      if (beyond.length > 0) fallback.set(key, JSON.stringify(beyond));
      else fallback.delete(key);
      return beyond.length === 0;
    },
    isLasting: () => !fallback.has(key),
  };
}

/** The entries that the others do not have. A schema gives the fields of each entry the same order. */
function without<Line>(lines: readonly Line[], others: readonly Line[]): readonly Line[] {
  const texts = new Set(others.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !texts.has(JSON.stringify(line)));
}
