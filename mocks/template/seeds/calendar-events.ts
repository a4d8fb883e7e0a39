import type { CalendarEvent } from '../../../src/api/template.gen.ts';

/** The day some days from today, as YYYY-MM-DD, so that the calendar is never empty. */
function dayFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

type Category = CalendarEvent['category'];
type Extra = Partial<Pick<CalendarEvent, 'location' | 'notes'>>;

const blank = { location: '', notes: '' };

/** @param time from and to, such as '09:00-10:30' */
function createTimedEvent(
  id: string,
  category: Category,
  title: string,
  day: number,
  time: string,
  extra: Extra = {},
) {
  const [from = '', to = ''] = time.split('-');
  const date = dayFromNow(day);
  return {
    ...blank,
    id,
    category,
    title,
    allDay: false,
    start: `${date}T${from}`,
    end: `${date}T${to}`,
    ...extra,
  };
}

/** @param last the last day, inclusive */
const wholeDays = (
  id: string,
  category: Category,
  title: string,
  first: number,
  last = first,
  extra: Extra = {},
) => ({
  ...blank,
  id,
  category,
  title,
  allDay: true,
  start: `${dayFromNow(first)}T00:00`,
  end: `${dayFromNow(last)}T00:00`,
  ...extra,
});

/** A planner's weeks around today. */
export const calendarEvents = (): CalendarEvent[] => [
  createTimedEvent('team', 'planning', 'Team meeting', 0, '09:30-10:15', { location: 'Office' }),
  createTimedEvent('cake-tasting', 'supplier', 'Cake tasting', 0, '11:00-12:00', {
    location: 'Ege Catering',
    notes: 'Bring the list of allergies.',
  }),
  createTimedEvent('seating', 'planning', 'Seating plan with Deniz', 0, '11:30-13:00'),
  createTimedEvent('venue', 'planning', 'Venue visit', 1, '14:00-16:00', { location: 'The Glass House' }),
  createTimedEvent('print', 'supplier', 'Proofs from the printer', 2, '10:00-10:30'),
  wholeDays('fair', 'supplier', 'Wedding fair', 3, 5, { location: 'Congress hall' }),
  createTimedEvent('flowers', 'supplier', 'Flowers: trial bouquet', 4, '15:00-16:00', {
    location: 'Nile Flowers',
  }),
  wholeDays('wedding', 'celebration', 'Layla & Omar’s wedding', 7, 7, { location: 'The Glass House' }),
  createTimedEvent('rehearsal', 'celebration', 'Rehearsal dinner', 6, '18:30-22:00'),
  createTimedEvent('build', 'planning', 'Build-up', 6, '08:00-12:00'),
  createTimedEvent('dismantle', 'planning', 'Dismantling', 8, '09:00-13:00'),
  createTimedEvent('night', 'celebration', 'After-party', 7, '21:00-23:59'),
  createTimedEvent('call', 'planning', 'Call with the orchestra', -1, '16:00-16:30'),
  createTimedEvent('budget', 'planning', 'Budget review', -2, '10:00-11:30'),
  wholeDays('holiday', 'planning', 'Office closed', -6, -5),
  createTimedEvent('photos', 'supplier', 'Photographer: shot list', -4, '13:00-14:00'),
  createTimedEvent('gala', 'celebration', 'Spring gala: first planning', 12, '10:00-12:00'),
  createTimedEvent('tent', 'supplier', 'Tent measurements', 13, '09:00-09:45'),
  createTimedEvent('arabic', 'supplier', 'معاينة القاعة', 9, '17:00-18:00', { location: 'قاعات اللؤلؤة' }),
  wholeDays('invites', 'planning', 'Send the invitations', 15),
];
