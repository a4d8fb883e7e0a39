import { expect, test } from 'vitest';
import { asTexts, differences, noDetails, readDetails, createUpdate } from './event-details.ts';
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
  expect(asTexts(dinner).isSingleGuest).toBe('on');
  expect(asTexts(noDetails).isSingleGuest).toBe('');
});

test('two states are compared by field, ignoring space around a text', () => {
  expect(differences(dinner, { ...dinner, welcomeMessage: ' Hello\n' })).toEqual([]);
  expect(differences(dinner, { ...dinner, name: 'Supper', isSingleGuest: false })).toEqual([
    'name',
    'isSingleGuest',
  ]);
});

test('[F23] [F37] an update returns unknown fields, and omits what only the server sets', () => {
  const sent: unknown = JSON.parse(`{
    "_id": "e1", "id": "e1", "user": "u1", "handle": "dinner", "image": "/a.svg", "images": ["/a.svg"],
    "createdAt": "2026-01-01", "updatedAt": "2026-01-02", "name": "Dinner",
    "theme": {"colour": "blue"}, "seats": null, "__proto__": {"isAdmin": true}
  }`);
  const event = readWholeEvent(sent);
  const update = createUpdate(event?.fields ?? {}, { ...dinner, name: 'Supper' });
  expect(update).toEqual({ ...dinner, name: 'Supper', theme: { colour: 'blue' }, seats: null });
  expect(Object.hasOwn(update, '__proto__')).toBe(false);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

test('an update returns a text that was not changed as the server wrote it', () => {
  const fields = { ...dinner, welcomeMessage: 'One\r\ntwo', rsvpMessage: null };
  const details = readDetails(fields);
  expect(createUpdate(fields, { ...details, name: 'Supper' })).toEqual({
    ...fields,
    name: 'Supper',
    // Null is no text of an update.
    rsvpMessage: '',
  });
  expect(createUpdate(fields, { ...details, welcomeMessage: 'One\n' })).toMatchObject({
    welcomeMessage: 'One\n',
  });
});

test('[F25] an event without an id cannot be opened', () => {
  expect(readWholeEvent({ name: 'Dinner' })).toBeUndefined();
  expect(readWholeEvent(['e1'])).toBeUndefined();
  expect(readWholeEvent({ id: 'e1' })).toMatchObject({ id: 'e1', details: noDetails });
});
