import * as v from 'valibot';
import { toWellFormed } from '../browser/old-browsers.ts';

/** The basic parsers of server data: an invalid value counts as missing. */

/** A trimmed line of text; a number becomes its digits, anything else ''. */
export const textSchema = v.fallback(
  v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), v.trim()),
  '',
);

/** The text of a text area, which returns no carriage returns and no half characters: so the initial text has none. */
export const areaText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((given) => toWellFormed(given.replaceAll(/\r\n?/g, '\n'))),
  ),
  '',
);

/** Parses the text of a text area, which an untouched form would return. */
export const parseAreaText = (given: unknown): string => v.parse(areaText, given);

/** The text of a text field: one trimmed line. */
export const fieldText = v.pipe(
  areaText,
  v.transform((given) => given.replaceAll('\n', ' ').trim()),
);

/** A count of people or rows: an integer from 0 up, or undefined. */
export const count = v.fallback(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined);

/** A boolean, or undefined. */
export const flag = v.fallback(v.optional(v.boolean()), undefined);

/** A list of texts; other items are skipped, and anything else is an empty list. */
export const texts = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((item) => typeof item === 'string')),
  ),
  [],
);

/**
 * The values to send: those that are as they were parsed from the server are as the server wrote them. Otherwise a save
 * would rewrite the line breaks of unedited texts.
 * @param seen the values as parsed
 * @param written the record from the server; values other than texts are not sent back
 */
export const preserveServerText = <Values extends object>(
  values: Values,
  seen: Partial<Values>,
  written: Readonly<Record<string, unknown>>,
): Values => {
  const isKept = (name: string, value: unknown) =>
    typeof written[name] === 'string' && seen[name as keyof Values] === value;
  const sent = Object.entries(values).map(([name, value]) => [
    name,
    isKept(name, value) ? written[name] : value,
  ]);
  return Object.fromEntries(sent) as Values;
};
