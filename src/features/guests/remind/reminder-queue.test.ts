import { expect, test } from 'vitest';
import { createTestGuest } from '../../../domain/test-organiser.ts';
import { startingTexts } from '../../../domain/message/starting-texts.ts';
import {
  chooseMessage,
  countOpened,
  createQueue,
  findNext,
  getChannel,
  isReminder,
} from './reminder-queue.ts';

const guests = [
  ...[
    { _id: 'salma', phone: '5550110005', isWAPhone: false },
    { _id: 'yusuf', phone: '5550110001', isWAPhone: true },
    { _id: 'farid', isWAPhone: true },
    { _id: 'grace', phone: '5550110002', rsvpCount: 2 },
    { _id: 'ida', phone: '5550110004' },
    { _id: 'neighbours', phone: '5550110010', invitees: 0 },
  ].map(createTestGuest),
  { ...createTestGuest(), id: undefined },
];
const openedOnce = { at: 1, messageIds: ['invitation'] };
const ids = (chosen?: string[]) => createQueue(guests, chosen).queue.map(({ id }) => id);

test('the queue has the guests without an answer, WhatsApp first', () => {
  expect(ids()).toEqual(['yusuf', 'ida', 'salma', 'farid']);
});

test('guests with 0 invited are skipped, also if they are selected', () => {
  for (const chosen of [undefined, ['neighbours', 'grace']]) {
    expect(createQueue(guests, chosen).skipped.map(({ id }) => id)).toEqual(['neighbours']);
    expect(ids(chosen)).not.toContain('neighbours');
  }
});

test('selected guests are the queue, whatever they have answered', () => {
  expect(ids(['grace', 'salma'])).toEqual(['grace', 'salma']);
});

test('[F88] a guest without WhatsApp or a number is reached in another way', () => {
  expect(createQueue(guests, undefined).queue.map(getChannel)).toEqual([
    'whatsapp',
    'whatsapp',
    'phone',
    'copy',
  ]);
});

test('the next guest is the next without an opened message', () => {
  const { queue } = createQueue(guests, undefined);
  expect(findNext(queue, undefined, new Set())?.id).toBe('yusuf');
  expect(findNext(queue, 'yusuf', new Set(['yusuf']))?.id).toBe('ida');
  expect(findNext(queue, 'farid', new Set(['farid', 'yusuf']))?.id).toBe('ida');
  expect(findNext(queue, 'farid', new Set(queue.map(({ id }) => id)))).toBeUndefined();
  expect(countOpened(queue, new Map([['ida', openedOnce]]))).toBe(1);
});

test('a message is a reminder after a queue or an answer', () => {
  const { queue } = createQueue(guests, undefined);
  const some = new Map([['ida', openedOnce]]);
  const everybody = new Map(queue.map(({ id }) => [id, openedOnce]));
  expect(isReminder(queue, queue, new Map())).toBe(false);
  expect(isReminder(queue, queue, some)).toBe(false);
  expect(isReminder(queue, queue, everybody)).toBe(true);
  expect(isReminder(queue, guests, new Map())).toBe(true);
});

test.each([
  ['nothing was opened: the selected one', [], 'selected'],
  ['the selected one was opened: the first of the others', ['selected'], 'first'],
  ['an unknown one was opened: taken for the first', [''], 'selected'],
  ['only the starter is left', ['selected', 'first'], 'starter'],
  ['all were opened: the starter again', ['selected', 'first', 'starter'], 'starter'],
])('of the messages for a guest is offered: %s', (_, opened, expected) => {
  const rows = ['first', 'selected', 'starter'].map((id) => ({
    id,
    title: id,
    isSelected: id === 'selected',
  }));
  expect(chooseMessage(rows as [(typeof rows)[0]], opened).id).toBe(expected);
});

test('after all messages the reminder is offered again, wherever it stands', () => {
  const row = (id: string, title: string) => ({ id, title, isSelected: false });
  const rows = [
    row('1', 'Invitation'),
    row('2', startingTexts.tr.reminder.title),
    row('3', 'How to find us'),
  ] as const;
  expect(chooseMessage(rows, ['1', '2', '3']).id).toBe('2');
});
