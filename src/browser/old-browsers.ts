/**
 * Functions for what Safari 16.4, Chrome 111 or Firefox 114 lack. `eslint/no-restricted-properties` in
 * .oxlintrc.json names the methods.
 */

/** `Map.groupBy`. */
export function groupBy<Item, Key>(items: Iterable<Item>, getKey: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** `URL.parse`, with undefined for an invalid address. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** `Element.checkVisibility`: false also for an element that has been removed. */
export const isVisible = (element: Element | null | undefined): boolean =>
  (element?.getClientRects().length ?? 0) > 0;

/** `String.toWellFormed`: replaces half characters, which cannot be encoded. */
export const toWellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

let segmenter: Intl.Segmenter | undefined;

/**
 * The characters of a text as people count them. Firefox 114 has no `Intl.Segmenter`, and counts a family emoji as
 * several.
 */
export function splitGraphemes(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('en');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
