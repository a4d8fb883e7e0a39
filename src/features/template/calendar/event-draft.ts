import type { CalendarEvent } from '../../../api/template.gen.ts';
import type { Draft } from '../../../storage/drafts.ts';

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
      const { title = '', category = '', location = '', notes = '' } = kept;
      return { title, category, location, notes };
    },
    write: (texts) => draft.write({ ...texts, startedFrom }),
  };
};
