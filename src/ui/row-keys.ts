/** Unique keys for the rows of a list: a server may repeat or omit ids, and rows must not be mixed up. */
export function getRowKeys(rows: readonly { id: string | undefined }[]): string[] {
  const seen = new Set<string>();
  return rows.map(({ id }, place) => {
    const key = id === undefined || seen.has(id) ? `${id ?? ''} ${place}` : id;
    seen.add(key);
    return key;
  });
}
