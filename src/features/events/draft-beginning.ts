import type { Draft } from '../../storage/drafts.ts';
import { asTexts, type EventDetails, readDetails } from '../../domain/event-details.ts';

const mark = 'since ';

/**
 * A draft that keeps beside its values what the event was like when it was begun: a save after a reload
 * must still see what somebody else has changed meanwhile.
 */
export const withBeginning = (draft: Draft, since: EventDetails): Draft => ({
  ...draft,
  write: (values) =>
    draft.write({
      ...values,
      ...Object.fromEntries(Object.entries(asTexts(since)).map(([name, text]) => [mark + name, text])),
    }),
});

/** The details that a draft was begun on, or those of now where there is none. */
export function beginningOf(draft: Draft, now: EventDetails): EventDetails {
  const kept = Object.entries(draft.read() ?? {}).filter(([name]) => name.startsWith(mark));
  if (kept.length === 0) return now;
  const texts = Object.fromEntries(kept.map(([name, text]) => [name.slice(mark.length), text]));
  return readDetails({ ...texts, isSingleGuest: texts.isSingleGuest === 'on' });
}
