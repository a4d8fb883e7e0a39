/**
 * Keys for the rows of a list, each its own: a server may send an id twice or leave it out, and rows
 * must not be mixed up for that.
 */
export function rowKeys(rows: readonly { id: string | undefined }[]): string[] {
  const seen = new Set<string>();
  return rows.map(({ id }, place) => {
    const key = id === undefined || seen.has(id) ? `${id ?? ''} ${place}` : id;
    seen.add(key);
    return key;
  });
}
