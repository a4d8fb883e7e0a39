/**
 * Reads a stored value; undefined where there is none. For the inline scripts, where `storage.ts` would be larger than
 * the whole script.
 */
export function loadJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
