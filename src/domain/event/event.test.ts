import { countAnswers, countComing, countNotAnswered, parseAnalytics } from './analytics.ts';
import {
  parseEvent,
  parseEvents,
  toEventTexts,
  findDifferences,
  noDetails,
  parseDetails,
  parseWholeEvent,
} from './event.ts';
import { expect, test } from 'vitest';

const wedding = { _id: '665a10000000000000000001', name: ' Layla & Omar ', image: '/cards/layla-omar.svg' };

test('an event id is read from _id first, then from id', () => {
  expect(parseEvent({ ...wedding, id: 'other' })).toMatchObject({ id: wedding._id, name: 'Layla & Omar' });
  expect(parseEvent({ id: 'e1', name: 'Dinner' })).toMatchObject({ id: 'e1', image: '' });
});

test('[F25] an event without a usable id has none', () => {
  for (const _id of [undefined, null, 7, '', '..', 'a/b', 'x'.repeat(129)]) {
    expect(parseEvent({ ...wedding, _id })?.id).toBeUndefined();
  }
});

test('analytics beside the event take precedence over those on it', () => {
  const event = { ...wedding, guestsAnalytics: { total: 1 } };
  expect(parseEvent(event, { total: 2 })?.analytics.total).toBe(2);
  expect(parseEvent(event)?.analytics.total).toBe(1);
});

test('[F24] invalid rows are skipped, and an invalid list is an error', () => {
  expect(parseEvents({ docs: [wedding, null, 'x', 7, []] }).events.map(({ name }) => name)).toContain(
    'Layla & Omar',
  );
  expect(parseEvents({ docs: [null, 'x', 7] }).events).toEqual([]);
  expect(parseEvents({ docs: [wedding], totalDocs: 9 }).total).toBe(9);
  for (const page of [undefined, null, {}, { docs: null }, { docs: {} }, [], 'docs']) {
    expect(() => parseEvents(page)).toThrow(Error);
  }
});

test.each([
  [{ totalDocs: 9 }, true],
  [{ hasNextPage: true }, true],
  [{ totalPages: 20 }, true],
  [{ pages: 20 }, true],
  [{ total: 200 }, true],
  [{ nextPage: 2 }, true],
  [{ page: 1, totalPages: 2 }, true],
  [{ hasNextPage: 'no' }, false],
  [{ totalPages: 1 }, false],
  [{ page: 2, pages: 2 }, false],
  [{ total: 1 }, false],
  [{ nextPage: null }, false],
  [{ nextPage: false }, false],
])('[F24] %j beside the events means that there are more: %j', (paging, hasMore) => {
  expect(parseEvents({ docs: [wedding], ...paging }).hasMore).toBe(hasMore);
});

test('[F24] invalid numbers are unknown', () => {
  const odd = { total: '12', accepted: -1, rejected: Number.NaN, invitees: 1.5, confirmed: 3, more: true };
  expect(parseAnalytics(odd)).toMatchObject({
    total: undefined,
    accepted: undefined,
    rejected: undefined,
    invitees: undefined,
    confirmed: 3,
  });
  for (const none of [undefined, null, 'x', []]) expect(parseAnalytics(none).total).toBeUndefined();
});

test.each([
  [
    { total: 12, accepted: 6, invitees: 39, confirmed: 20 },
    { unit: 'people', coming: 20, of: 39 },
  ],
  [
    { total: 12, accepted: 6, invitees: 39 },
    { unit: 'invitations', coming: 6, of: 12 },
  ],
  [{ total: 12, invitees: 39 }, undefined],
  [{ total: 0, accepted: 0, invitees: 0, confirmed: 0 }, undefined],
])('who is coming by %j', (sent, count) => {
  expect(countComing(parseAnalytics(sent))).toEqual(count);
});

test('invitations are counted if all numbers are known, never below 0', () => {
  const counted = { coming: 6, declined: 2, waiting: 4 };
  expect(countAnswers(parseAnalytics({ total: 12, accepted: 6, rejected: 2 }))).toEqual(counted);
  expect(countNotAnswered(parseAnalytics({ total: 1, accepted: 6, rejected: 2 }))).toBe(0);
  for (const missing of [
    { total: 12, accepted: 6 },
    { total: 12, rejected: 2 },
    { accepted: 6, rejected: 2 },
  ])
    expect(countAnswers(parseAnalytics(missing))).toBeUndefined();
});

const dinner = { name: 'Dinner', welcomeMessage: 'Hello', rsvpMessage: 'By May', isSingleGuest: true };

test('missing or invalid details are read as empty', () => {
  expect(parseDetails({ name: ['x'], welcomeMessage: null, isSingleGuest: 'yes' })).toEqual(noDetails);
  expect(parseDetails(null)).toEqual(noDetails);
  expect(parseDetails({ ...dinner, colour: 'blue' })).toEqual(dinner);
});

test('a text is read as a field returns it', () => {
  const { name, welcomeMessage } = parseDetails({
    name: ' Din\r\nner ',
    welcomeMessage: 'One\r\ntwo\rthree \uD83D',
  });
  expect(name).toBe('Din ner');
  expect(welcomeMessage).toBe('One\ntwo\nthree \uFFFD');
});

test('in a form, an unticked box is an empty text', () => {
  expect(toEventTexts(dinner).isSingleGuest).toBe('on');
  expect(toEventTexts(noDetails).isSingleGuest).toBe('');
});

test('two states are compared by field, ignoring space around a text', () => {
  expect(findDifferences(dinner, { ...dinner, welcomeMessage: ' Hello\n' })).toEqual([]);
  expect(findDifferences(dinner, { ...dinner, name: 'Supper', isSingleGuest: false })).toEqual([
    'name',
    'isSingleGuest',
  ]);
});

test('[F25] an event without an id cannot be opened', () => {
  expect(parseWholeEvent({ name: 'Dinner' })).toBeUndefined();
  expect(parseWholeEvent(['e1'])).toBeUndefined();
  expect(parseWholeEvent({ id: 'e1' })).toMatchObject({ id: 'e1', details: noDetails });
});
