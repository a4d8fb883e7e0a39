type Selection = ReadonlySet<string>;

/** The selection with some ids added or removed. */
const withIds = (selection: Selection, ids: readonly string[], isSelected: boolean): Selection => {
  const next = new Set(selection);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
};

/**
 * The selection after a row was ticked or unticked.
 * @param ids the rows in the order shown
 * @param anchor the row ticked before; with Shift every row between the two follows
 */
export function toggleRow(
  selection: Selection,
  ids: readonly string[],
  { id, isSelected, anchor }: { id: string; isSelected: boolean; anchor?: string | undefined },
): Selection {
  const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)];
  if (from < 0) return withIds(selection, [id], isSelected);
  return withIds(selection, ids.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected);
}

/** The selection after "select all": every row shown, or none of them if all were selected. */
export const toggleAll = (selection: Selection, ids: readonly string[]): Selection =>
  selection.size === 0 ? new Set(ids) : withIds(selection, ids, getSelectAll(selection, ids) !== 'all');

/** The state of the "select all" box for the rows on the screen. */
export function getSelectAll(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  if (selection.size === 0) return 'none';
  let count = 0;
  for (const id of ids) if (selection.has(id)) count += 1;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
