import type { CalendarEvent } from '../../../api/template.gen.ts';
import type { Draft, FormTexts } from '../../../storage/drafts.ts';
import { asTimeTexts } from './event-fields.ts';

const timeTexts = new Set(['allDay', 'startDay', 'startTime', 'endDay', 'endTime', 'since times']);

/** Whether the times were changed in the form. */
const hasOwnTimes = (texts: FormTexts) =>
  Object.entries(asTimeTexts(texts['since times'] ?? '')).some(([name, text]) => texts[name] !== text);

/**
 * The draft of an appointment's form. It keeps its times if they were changed in it, also over those of an appointment
 * that was moved meanwhile: a save asks about them. Those of a new appointment are restored only for the hour that it
 * was started at, because it may be started at another one.
 * @param isLost whether the appointment was deleted elsewhere: only the draft has its times then
 */
export const createEventDraft = (
  draft: Draft,
  { id, start, end, allDay, eventId = '' }: CalendarEvent,
  isLost: boolean,
): Draft => {
  const startedFrom = `${start} ${end} ${allDay}`;
  return {
    ...draft,
    read() {
      const kept = draft.read();
      if (kept === undefined || kept.startedFrom === startedFrom || isLost) return kept;
      if (id !== '' && hasOwnTimes(kept)) return kept;
      return Object.fromEntries(Object.entries(kept).filter(([name]) => !timeTexts.has(name)));
    },
    write: (texts) => draft.write({ ...texts, startedFrom, eventId }),
  };
};
