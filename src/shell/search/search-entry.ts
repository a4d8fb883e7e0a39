import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { createKeyMatcher, searchable } from '../../i18n/matches-query.ts';

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
  /** Suggested only to a query that finds it. */
  isOnDemand?: true;
}

/** An entry as it is searched: with its title in the languages that are loaded. */
export interface SearchedEntry extends SearchEntry {
  label: string;
  /** `searchable` titles, the language on the screen first. */
  titles: readonly string[];
  /** All that a query is looked for in. */
  key: string;
}

/** Prepares an entry once, so that a key of the query costs little among thousands. */
export function createSearchedEntry(entry: SearchEntry, texts: readonly string[]): SearchedEntry {
  const titles = texts.map(searchable);
  const key = [...titles, searchable(entry.detail ?? '')].join(' ');
  return { ...entry, label: texts[0] ?? '', titles, key };
}

const kinds: readonly SearchKind[] = ['event', 'action', 'page', 'guest', 'setting'];

/** How well titles fit a searchable query: one begins so (0), a word of one does (1), or it is elsewhere (2). */
function getFit(titles: readonly string[], query: string): number {
  if (titles.some((title) => title.startsWith(query))) return 0;
  return titles.some((title) => title.includes(` ${query}`)) ? 1 : 2;
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
  const matches = createKeyMatcher(query);
  const asked = searchable(query);
  const getAge = ({ id }: SearchedEntry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const isOffered = ({ id, kind, isOnDemand }: SearchedEntry) =>
    asked !== '' || recent.includes(id) || !(isOnDemand || kind === 'guest' || kind === 'setting');
  return entries
    .filter((entry) => isOffered(entry) && matches(() => entry.key))
    .map((entry) => ({ entry, fit: asked === '' ? 0 : getFit(entry.titles, asked) }))
    .toSorted(
      (one, other) =>
        one.fit - other.fit ||
        getAge(one.entry) - getAge(other.entry) ||
        kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind),
    )
    .slice(0, maxResults)
    .map(({ entry }) => entry);
}
