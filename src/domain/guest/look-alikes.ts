import { toSearchable } from '../../i18n/matches-query.ts';
import { groupBy } from '../../browser/old-browsers.ts';
import { confusables } from './confusables.gen.ts';

const letters = new Map(confusables.match(/../gu)?.map(([letter = '', latin = '']) => [letter, latin]));
const confusable = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/** The appearance of a name: names that look the same have the same appearance, also if one has more blanks. */
export const getAppearance = (name: string) =>
  toSearchable(
    name.normalize('NFKD').replaceAll(confusable, (letter) => letters.get(letter) ?? letter),
  ).replaceAll(/['\s\p{Pd}−]+/gu, '');

/**
 * Finds names that look like another name of the list but differ, such as by a letter of another script or an invisible
 * one. Two guests may have the same name.
 */
export function findLookAlikes(names: readonly string[]): Set<string> {
  const byAppearance = groupBy(new Set(names.filter((name) => name !== '')), getAppearance);
  return new Set([...byAppearance.values()].filter((twins) => twins.length > 1).flat());
}
