import { toSearchable } from '../../i18n/matches-query.ts';
import { groupBy } from '../../browser/old-browsers.ts';

/** Cyrillic and Greek letters that look like Latin ones, in lower case. */
const latinLetters = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    е: 'e',
    һ: 'h',
    н: 'h',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    о: 'o',
    р: 'p',
    ѕ: 's',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    α: 'a',
    ε: 'e',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
  }),
);

/** The appearance of a name: names that look the same have the same appearance. */
export const getAppearance = (name: string) =>
  Array.from(toSearchable(name), (letter) => latinLetters.get(letter) ?? letter).join('');

/**
 * Finds names that look like another one of the list but differ, such as by a letter of another script or an invisible
 * one. Two guests may have the same name.
 */
export function findLookAlikes(names: readonly string[]): Set<string> {
  const byAppearance = groupBy(new Set(names.filter((name) => name !== '')), getAppearance);
  return new Set([...byAppearance.values()].filter((twins) => twins.length > 1).flat());
}
