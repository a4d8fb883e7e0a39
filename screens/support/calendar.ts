import { templateSeedsVersion } from '../../mocks/template/seeds/version.ts';

/** An appointment as an earlier visit has saved it. */
export const createAppointment = (id: string, title: string, start: string, end: string) => ({
  _id: id,
  id,
  title,
  start,
  end,
  allDay: false,
  category: 'celebration',
  location: '',
  notes: '',
});

/** The storage of a visit after which the calendar has these appointments besides the seeded ones. */
export function storeAppointments(...changed: readonly object[]) {
  const state = {
    kind: 'guestwise-mock-state',
    version: 1,
    seeds: templateSeedsVersion,
    ids: 1,
    tables: { calendarEvents: { changed, removed: [] } },
  };
  return { 'guestwise.template-state': JSON.stringify(JSON.stringify(state)) };
}
