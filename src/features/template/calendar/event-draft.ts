import type { CalendarEvent } from '../../../api/template.gen.ts';
import type { Draft } from '../../../storage/drafts.ts';

const timeTexts = new Set(['allDay', 'startDay', 'startTime', 'endDay', 'endTime', 'since times']);

/**
 * The draft of an appointment's form. Its times are restored only for the times that it was started from: a new
 * appointment may be started at another hour, and a saved one may have been moved meanwhile.
 */
export const createEventDraft = (draft: Draft, { start, end, allDay }: CalendarEvent): Draft => {
  const startedFrom = `${start} ${end} ${allDay}`;
  return {
    ...draft,
    read() {
      const kept = draft.read();
      if (kept === undefined || kept.startedFrom === startedFrom) return kept;
      return Object.fromEntries(Object.entries(kept).filter(([name]) => !timeTexts.has(name)));
    },
    write: (texts) => draft.write({ ...texts, startedFrom }),
  };
};
