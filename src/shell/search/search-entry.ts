import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { createKeyMatcher, toSearchKey } from '../../i18n/matches-query.ts';

/** The maximum number of suggestions (specification, section 9). */
export const maxResults = 10;

export type SearchKind = 'event' | 'guest' | 'action' | 'page' | 'search' | 'setting';

/** A result of the search: an address or an action. */
export interface SearchEntry {
  /** Stable across visits, so that recent entries are found again. */
  id: string;
  kind: SearchKind;
  /** A name, or a title in every language. */
  title: string | MessageDescriptor;
  /** Shown beside the title, such as the event of a guest. */
  detail?: string;
  /** Other words that find it, separated by commas. */
  keywords?: MessageDescriptor;
  icon?: ComponentType;
  /** Path and search within the product. */
  url?: string;
  run?: () => void;
  /** Suggested only for a matching query. */
  isOnDemand?: true;
}

/** An entry prepared for search: with its title in the loaded languages. */
export interface SearchedEntry extends SearchEntry {
  label: string;
  /** `toSearchKey` titles, the current language first. */
  titles: readonly string[];
  /** All text that is searched. */
  key: string;
}

/**
 * Prepares an entry once, so that each keystroke is fast among thousands.
 * @param texts its titles, the current language first
 * @param keywords its other words in each language
 */
export function createSearchedEntry(
  entry: SearchEntry,
  texts: readonly string[],
  keywords: readonly string[] = [],
): SearchedEntry {
  const titles = texts.map(toSearchKey);
  const others = [entry.detail ?? '', ...keywords].map(toSearchKey);
  // The address of a page has short names, such as faq and 404.
  const address = entry.kind === 'page' ? toSearchKey(entry.url ?? '') : '';
  const key = [...titles, ...others, address].join(' ');
  return { ...entry, label: texts[0] ?? '', titles, key };
}

const kinds: readonly SearchKind[] = ['event', 'action', 'page', 'guest', 'search', 'setting'];

/** How well titles match a searchable query: at the start of one (0), at the start of a word (1), or elsewhere (2). */
export function getFit(titles: readonly string[], query: string): number {
  if (titles.some((title) => title.startsWith(query))) return 0;
  return titles.some((title) => title.includes(` ${query}`)) ? 1 : 2;
}

/**
 * The suggestions for a query, at most ten. Without a query: what was opened last, then the most used pages.
 * @param recent ids, latest first
 * @param guests those that match the query
 */
export function suggest(
  entries: readonly SearchedEntry[],
  query: string,
  recent: readonly string[],
  guests: readonly SearchedEntry[] = [],
): SearchedEntry[] {
  const matches = createKeyMatcher(query);
  const asked = toSearchKey(query);
  const getAge = ({ id }: SearchedEntry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const isOffered = ({ id, kind, isOnDemand }: SearchedEntry) =>
    asked !== '' || recent.includes(id) || !(isOnDemand || kind === 'setting');
  return [...entries.filter((entry) => isOffered(entry) && matches(() => entry.key)), ...guests]
    .map((entry) => ({ entry, fit: asked === '' ? 0 : getFit(entry.titles, asked) }))
    .sort(
      (one, other) =>
        one.fit - other.fit ||
        getAge(one.entry) - getAge(other.entry) ||
        kinds.indexOf(one.entry.kind) - kinds.indexOf(other.entry.kind),
    )
    .slice(0, maxResults)
    .map(({ entry }) => entry);
}
