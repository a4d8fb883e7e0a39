import { expect, test } from 'vitest';
import { UnreadableResponse } from '../../api/errors.ts';
import { parseMessage, parseMessages, toFields } from './message.ts';

const invitation = { _id: 'm1', title: 'Invitation', message: 'Dear friends', isSelected: true };

test('[F25] a message’s id is _id, otherwise id', () => {
  expect(parseMessage({ ...invitation, id: 'other' })).toEqual({
    id: 'm1',
    title: 'Invitation',
    message: 'Dear friends',
    isSelected: true,
    attachCardImage: false,
    separateRSVP: false,
    createdAt: '',
    fields: { ...invitation, id: 'other' },
  });
  expect(parseMessage({ id: 'm2' })?.id).toBe('m2');
  expect(parseMessage({ _id: '..' })?.id).toBeUndefined();
});

test('[F24] invalid rows are skipped, and an invalid list is an error', () => {
  expect(parseMessages({ docs: [invitation, null, 'x', 7] })).toHaveLength(1);
  for (const page of [undefined, null, {}, { docs: {} }, []])
    expect(() => parseMessages(page)).toThrow(UnreadableResponse);
});

test('only one message of an event is selected, whatever the server sends', () => {
  const docs = [
    { ...invitation, isSelected: false },
    { ...invitation, _id: 'm2' },
    { ...invitation, _id: 'm3' },
  ];
  expect(parseMessages({ docs }).map(({ isSelected }) => isSelected)).toEqual([false, true, false]);
});

test('a text is read as a field would return it', () => {
  const read = parseMessage({ title: ' In\r\nvitation ', message: 'One\r\ntwo \uD83D' });
  expect(read).toMatchObject({ title: 'In vitation', message: 'One\ntwo \uFFFD' });
});

test('a write sends exactly five fields', () => {
  const message = { ...invitation, attachCardImage: true, separateRSVP: false, createdAt: '2026', id: 'm1' };
  expect(Object.keys(toFields(message))).toEqual([
    'title',
    'message',
    'isSelected',
    'attachCardImage',
    'separateRSVP',
  ]);
});
