import type { CalendarEvent, CalendarEventFields } from '../../src/template/api/template.gen.ts';
import { wrongField } from '../engine/refusal.ts';
import type { TemplateDb } from './db.ts';
import { findRow } from './find-row.ts';
import type { TemplateHandlers } from './operations.ts';
import { toEntity, toRow } from './rows.ts';

/** The calendar: events in wall-clock time, see CalendarTime in the description. */
export const calendar = {
  listCalendarEvents: (db) => ({ status: 200, body: db.calendarEvents.all().map(toEntity) }),

  addCalendarEvent: (db, { body }) => ({ status: 201, body: putEvent(db, { ...body, id: db.newId() }) }),

  updateCalendarEvent: (db, { body }) => {
    findRow(db.calendarEvents, body.id, 'event');
    return { status: 200, body: putEvent(db, body) };
  },

  removeCalendarEvent: (db, { body }) => {
    db.calendarEvents.remove(findRow(db.calendarEvents, body.id, 'event').id);
    return { status: 204 };
  },
} satisfies Partial<TemplateHandlers>;

function putEvent(db: TemplateDb, event: CalendarEvent): CalendarEvent {
  checkEvent(event);
  return toEntity(db.calendarEvents.put(toRow(event)));
}

function checkEvent({ title, start, end, allDay }: CalendarEventFields) {
  if (title.trim() === '') throw wrongField(400, 'The event has no title.', 'title', 'Enter a title');
  // These texts sort like their times. All-day events include their last day.
  const isOver = allDay ? end.slice(0, 10) < start.slice(0, 10) : end <= start;
  if (isOver)
    throw wrongField(400, 'The event ends before it starts.', 'end', 'The end must be after the start');
}
