import { expect, test } from 'vitest';
import { parseEvents } from '../../../domain/event/event.ts';
import { findEvents } from './event-search.ts';

const { events } = parseEvents({
  docs: [
    { _id: 'a', name: 'İrem’in kınası' },
    { _id: 'b', name: 'Garden party' },
  ],
});

test('[F67] an event is found by the words of its name, in any order, and an empty query finds all', () => {
  const found = (query: string) => findEvents(events, query).map(({ id }) => id);
  expect(found('IREM')).toEqual(['a']);
  expect(found('party garden')).toEqual(['b']);
  expect(found(' ')).toEqual(['a', 'b']);
  expect(found('wedding')).toEqual([]);
});
