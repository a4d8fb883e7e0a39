import { expect, test } from 'vitest';
import { parseDetails, parseWholeEvent } from '../../../domain/event/event.ts';
import { createUpdate } from '../mutations.ts';

const dinner = { name: 'Dinner', welcomeMessage: 'Hello', rsvpMessage: 'By May', isSingleGuest: true };

test('[F23] [F37] an update returns unknown fields, and omits what only the server sets', () => {
  const sent: unknown = JSON.parse(`{
    "_id": "e1", "id": "e1", "user": "u1", "handle": "dinner", "image": "/a.svg", "images": ["/a.svg"],
    "createdAt": "2026-01-01", "updatedAt": "2026-01-02", "name": "Dinner",
    "theme": {"colour": "blue"}, "seats": null, "__proto__": {"isAdmin": true}
  }`);
  const event = parseWholeEvent(sent);
  const update = createUpdate(event?.fields ?? {}, { ...dinner, name: 'Supper' });
  expect(update).toEqual({ ...dinner, name: 'Supper', theme: { colour: 'blue' }, seats: null });
  expect(Object.hasOwn(update, '__proto__')).toBe(false);
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

test('an update returns a text that was not changed as the server wrote it', () => {
  const fields = { ...dinner, welcomeMessage: 'One\r\ntwo', rsvpMessage: null };
  const details = parseDetails(fields);
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
