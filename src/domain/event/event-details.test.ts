import { expect, test } from 'vitest';
import { toEventTexts, findDifferences, noDetails, readDetails } from './event-details.ts';
import { readWholeEvent } from './event.ts';

const dinner = { name: 'Dinner', welcomeMessage: 'Hello', rsvpMessage: 'By May', isSingleGuest: true };

test('missing or invalid details are read as empty', () => {
  expect(readDetails({ name: ['x'], welcomeMessage: null, isSingleGuest: 'yes' })).toEqual(noDetails);
  expect(readDetails(null)).toEqual(noDetails);
  expect(readDetails({ ...dinner, colour: 'blue' })).toEqual(dinner);
});

test('a text is read as a field would return it, so that an untouched form is unchanged', () => {
  const { name, welcomeMessage } = readDetails({
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
  expect(readWholeEvent({ name: 'Dinner' })).toBeUndefined();
  expect(readWholeEvent(['e1'])).toBeUndefined();
  expect(readWholeEvent({ id: 'e1' })).toMatchObject({ id: 'e1', details: noDetails });
});
