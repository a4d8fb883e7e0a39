import * as v from 'valibot';

/** The default shortcuts (specification, section 9). */
const defaultShortcuts = ['calendar', 'mail', 'contacts', 'todo'] as const;

const stored = v.pipe(
  v.array(v.unknown()),
  v.transform((ids) => [...new Set(ids.filter((id) => typeof id === 'string'))]),
);

/** The shortcuts of a preference, by the ids of apps and pages. Anything but a list means the defaults. */
export function parseShortcuts(value: unknown): readonly string[] {
  const result = v.safeParse(stored, value);
  return result.success ? result.output : defaultShortcuts;
}

/** Adds a shortcut at the end, or removes it. */
export const toggleShortcut = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/**
 * Moves a shortcut among those that are shown; at either end it stays. The others keep their places: another version or
 * role shows them.
 * @param by -1 towards the start, 1 towards the end
 * @param shown the ids that are shown, in any order
 */
export function moveShortcut(
  ids: readonly string[],
  id: string,
  by: -1 | 1,
  shown: readonly string[],
): readonly string[] {
  const visible = ids.filter((each) => shown.includes(each));
  const from = visible.indexOf(id);
  const other = visible[from + by];
  if (from < 0 || other === undefined) return ids;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
