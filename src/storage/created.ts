import * as v from 'valibot';
import * as keys from './keys.ts';
import { createStoredValue } from './storage.ts';

const schema = v.array(v.tuple([v.string(), v.number()]));

/** How long another tab may show a copy of a draft before it is taken for a new one, in milliseconds: a week. */
const period = 604_800_000;

/** A short stand-in for an item, which may have a picture (FNV-1a). */
function digest(item: object): string {
  const text = JSON.stringify(item);
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return `${text.length} ${sum}`;
}

/**
 * Opens the list of what was created from a draft, which other tabs may still show: their copies must not create it
 * again.
 * @param draftKey the key of the draft
 */
export function openCreated(draftKey: string) {
  const kept = createStoredValue(keys.created(draftKey), schema);
  const read = () => kept.read() ?? [];
  return {
    /** Adds what was created, as it is in the draft: with an id, because somebody may write the same text again. */
    add(item: object) {
      const now = Date.now();
      const recent = read().filter(([, at]) => at > now - period);
      kept.write([...recent, [digest(item), now]]);
    },
    /** The items that were not created, or were changed since. */
    omitFrom<T extends object>(items: readonly T[]): T[] {
      const all = new Set(read().map(([known]) => known));
      return items.filter((item) => !all.has(digest(item)));
    },
    onChangeElsewhere: kept.onChangeElsewhere,
  };
}
