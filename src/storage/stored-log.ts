import { lasting, memory, parse, type Schema, type Stored, stored } from './storage.ts';

/** A list in local storage that several tabs add to. */
export interface StoredLog<Line> extends Stored<readonly Line[]> {
  /** False while some lines live as long as this tab: storage has no room for them. */
  isLasting(): boolean;
}

/**
 * Opens a log. Unlike a single value, of which the newest alone counts, each line of a log counts: where storage is
 * blocked or full, what is safe in it stays there, and memory holds the lines beyond it. They join what other tabs
 * write, and storage takes them as soon as it has room at a write.
 * @param inOrder tells which of two lines comes first, where both tabs and memory have some
 */
export function storedLog<Line>(
  key: string,
  schema: Schema<readonly Line[]>,
  inOrder: (one: Line, other: Line) => number,
): StoredLog<Line> {
  const readSafe = () => parse(lasting.read(key), schema) ?? [];
  return {
    ...stored(key, schema),
    read() {
      const safe = readSafe();
      const beyond = without(parse(memory.get(key), schema) ?? [], safe);
      if (beyond.length === 0) return safe.length > 0 ? safe : undefined;
      return [...safe, ...beyond].toSorted(inOrder);
    },
    write(lines) {
      if (lasting.write(key, JSON.stringify(lines))) return void memory.delete(key);
      const safe = readSafe();
      // A line that was taken back must not come back. What gets shorter fits.
      const takenBack = without(safe, lines);
      if (takenBack.length > 0) lasting.write(key, JSON.stringify(without(safe, takenBack)));
      const beyond = without(lines, safe);
      if (beyond.length > 0) memory.set(key, JSON.stringify(beyond));
      else memory.delete(key);
    },
    isLasting: () => !memory.has(key),
  };
}

/** The lines that the others do not have. A schema gives the fields of each line the same order. */
function without<Line>(lines: readonly Line[], others: readonly Line[]): readonly Line[] {
  const texts = new Set(others.map((line) => JSON.stringify(line)));
  return lines.filter((line) => !texts.has(JSON.stringify(line)));
}
