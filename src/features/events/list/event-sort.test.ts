import { expect, test } from 'vitest';
import { parseEvents } from '../../../domain/event/event.ts';
import { sortEvents } from './event-sort.ts';

const { events } = parseEvents({
  docs: [
    {
      _id: 'a',
      name: 'Zeynep',
      updatedAt: '2026-01-01',
      guestsAnalytics: { total: 9, accepted: 1, rejected: 1 },
    },
    { _id: 'b', name: 'Can', updatedAt: 'soon' },
    {
      _id: 'c',
      name: 'Çiçek',
      updatedAt: '2026-03-01',
      guestsAnalytics: { total: 2, accepted: 0, rejected: 0 },
    },
  ],
});
const sorted = (...args: Parameters<typeof sortEvents> extends [unknown, ...infer Rest] ? Rest : never) =>
  sortEvents(events, ...args).map(({ id }) => id);

test('the events are sorted by missing answers, by the last edit, or by name', () => {
  expect(sorted('listed', 'en')).toEqual(['a', 'b', 'c']);
  expect(sorted('waiting', 'en')).toEqual(['a', 'c', 'b']);
  expect(sorted('edited', 'en')).toEqual(['c', 'a', 'b']);
});

test('[F67] names are sorted by the rules of the language', () => {
  expect(sorted('name', 'tr')).toEqual(['b', 'c', 'a']);
});
