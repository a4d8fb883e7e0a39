import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { createMatcher, searchable } from '../../i18n/matches-query.ts';

/** At most this many suggestions (specification, section 9). */
export const maxResults = 10;

export type SearchKind = 'event' | 'guest' | 'action' | 'page' | 'setting';

/** Something that search leads to: an address, or an action. */
export interface SearchEntry {
  /** Stays the same from visit to visit, so that recent ones are found again. */
  id: string;
  kind: SearchKind;
  /** A name as it came, or a title that is known in every language. */
  title: string | MessageDescriptor;
  /** Beside the title, such as the event of a guest. */
  detail?: string;
  icon?: ComponentType;
  /** Path and search within the product. */
  url?: string;
  run?: () => void;
}

/** An entry with its texts in the languages that are loaded, the one on the screen first. */
export interface SearchedEntry extends SearchEntry {
  label: string;
  texts: readonly string[];
}

const kinds: readonly SearchKind[] = ['event', 'action', 'page', 'guest', 'setting'];

/** How well a text fits: it begins so (0), a word of it does (1), or the query is elsewhere (2). */
function getFit(texts: readonly string[], query: string): number {
  const asked = searchable(query);
  const read = texts.map(searchable);
  if (read.some((text) => text.startsWith(asked))) return 0;
  return read.some((text) => text.includes(` ${asked}`)) ? 1 : 2;
}

/**
 * The suggestions for a query, at most ten. Without a query: what was opened last, then where most people go.
 * @param recent ids, the latest first
 */
export function suggest(
  entries: readonly SearchedEntry[],
  query: string,
  recent: readonly string[],
): SearchedEntry[] {
  const matches = createMatcher(query);
  const getAge = ({ id }: SearchedEntry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const isEmpty = searchable(query) === '';
  return entries
    .filter((entry) => matches(...entry.texts, entry.detail))
    .filter((entry) => !isEmpty || recent.includes(entry.id) || !['guest', 'setting'].includes(entry.kind))
    .map((entry) => ({ entry, fit: isEmpty ? 0 : getFit(entry.texts, query) }))
    .toSorted(
      (one, other) =>
        one.fit - other.fit ||
        getAge(one.entry) - getAge(other.entry) ||
        kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind),
    )
    .slice(0, maxResults)
    .map(({ entry }) => entry);
}
