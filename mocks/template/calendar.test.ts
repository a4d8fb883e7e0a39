import { expect, test } from 'vitest';
import type { CalendarEvent } from '../../src/template/api/template.gen.ts';
import { createTemplatePage } from './page.ts';

const visit = {
  title: 'Venue visit',
  start: '2026-11-21T14:00',
  end: '2026-11-21T16:00',
  allDay: false,
  category: 'planning',
  location: '',
  notes: '',
};

function openCalendar() {
  const answer = createTemplatePage();
  const call = (path: string, init?: RequestInit) =>
    answer(new Request(`https://page.example/api/calendar-app/${path}`, init));
  return {
    post: (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    list: async () => (await (await call('events')).json()) as CalendarEvent[],
  };
}

test('an added event can be moved and deleted', async () => {
  const { post, list } = openCalendar();
  const added = (await (await post('add-event', visit)).json()) as CalendarEvent;
  const moved = { ...added, start: '2026-11-22T14:00', end: '2026-11-22T16:00' };
  expect((await post('update-event', moved)).status).toBe(200);
  expect(await list()).toContainEqual(moved);
  expect((await post('remove-event', { id: added.id })).status).toBe(204);
  expect((await list()).some(({ id }) => id === added.id)).toBe(false);
});

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['an end at its start', { end: visit.start }, 'end'],
  ['an end before its start', { end: '2026-11-21T13:59' }, 'end'],
  ['a last day before its first', { allDay: true, end: '2026-11-20T23:00' }, 'end'],
])('an event with %s is refused with the field', async (_, change, type) => {
  const refused = await openCalendar().post('add-event', { ...visit, ...change });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ type }] });
});

test('an all-day event may last a single day', async () => {
  expect((await openCalendar().post('add-event', { ...visit, allDay: true, end: visit.start })).status).toBe(
    201,
  );
});

test('an unknown event cannot be changed', async () => {
  const { post } = openCalendar();
  expect((await post('update-event', { ...visit, id: 'nothing' })).status).toBe(404);
  expect((await post('remove-event', { id: 'nothing' })).status).toBe(404);
});
