import { isRecord } from '../../api/envelope.ts';
import { parseJson } from '../../api/parse-json.ts';
import type { components } from '../../api/schema.gen.ts';

type Preference = components['schemas']['Preference'];

/** The preference for saving: without the server's five own fields (the specification, section 3). */
export function withoutServerFields(preference: Readonly<Record<string, unknown>>): Preference {
  const { _id, __v, createdAt: _createdAt, updatedAt: _updatedAt, user: _user, ...ours } = preference;
  return ours;
}

/**
 * Whether a value contains everything that was sent. Additional fields, such as a default of the server, do not
 * contradict it.
 * @param mayLack whether it may omit anything
 */
export function holds(stored: unknown, sent: unknown, mayLack = false): boolean {
  if (mayLack && stored === undefined) return true;
  if (typeof sent !== 'object' || sent === null) return (stored ?? null) === (sent ?? null);
  if (typeof stored !== 'object' || stored === null) return false;
  if (Array.isArray(sent) && !(Array.isArray(stored) && stored.length === sent.length)) return false;
  return Object.entries(sent).every(([key, value]) => holds(Reflect.get(stored, key), value, mayLack));
}

/**
 * Whether the response to a save shows another preference. Its place is not specified: at the top, in `data`, or in a
 * user.
 */
export function contradicts(text: string | undefined, sent: Preference): boolean {
  const records = [parseJson(text ?? '')].filter(isRecord);
  for (const { data, user, preference } of records)
    records.push(...[data, user, preference].filter(isRecord));
  return !records.every((record) => holds(record, sent, true));
}
