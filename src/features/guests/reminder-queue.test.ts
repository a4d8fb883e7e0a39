import { expect, test } from 'vitest';
import { parseGuest } from '../../domain/guest.ts';
import { countOpened, createQueue, findNext, getReach, isReminder } from './reminder-queue.ts';

const guests = [
  { _id: 'salma', phone: '5550110005', isWAPhone: false },
  { _id: 'yusuf', phone: '5550110001', isWAPhone: true },
  { _id: 'farid', isWAPhone: true },
  { _id: 'grace', phone: '5550110002', rsvpCount: 2 },
  { _id: 'ida', phone: '5550110004' },
  { name: 'nobody' },
].map((row) => {
  const guest = parseGuest(row);
  if (!guest) throw new Error('no guest');
  return guest;
});
const ids = (chosen?: string[]) => createQueue(guests, chosen).map(({ id }) => id);

test('the queue has the guests without an answer, WhatsApp first', () => {
  expect(ids()).toEqual(['yusuf', 'ida', 'salma', 'farid']);
});

test('selected guests are the queue, whatever they have answered', () => {
  expect(ids(['grace', 'salma'])).toEqual(['grace', 'salma']);
});

test('[F88] a guest without WhatsApp or a number is reached in another way', () => {
  expect(createQueue(guests, undefined).map(getReach)).toEqual(['whatsapp', 'whatsapp', 'phone', 'copy']);
});

test('the next guest is the one after this without an opened message, and at the end nobody', () => {
  const queue = createQueue(guests, undefined);
  expect(findNext(queue, undefined, new Set())?.id).toBe('yusuf');
  expect(findNext(queue, 'yusuf', new Set(['yusuf']))?.id).toBe('ida');
  expect(findNext(queue, 'farid', new Set(['farid', 'yusuf']))?.id).toBe('ida');
  expect(findNext(queue, 'farid', new Set(queue.map(({ id }) => id)))).toBeUndefined();
  expect(countOpened(queue, new Map([['ida', 1]]))).toBe(1);
});

test('a message is a reminder if the queue was written to, or somebody has answered', () => {
  const queue = createQueue(guests, undefined);
  const some = new Map([['ida', 1]]);
  const everybody = new Map(queue.map(({ id }) => [id, 1]));
  expect(isReminder(queue, queue, new Map())).toBe(false);
  expect(isReminder(queue, queue, some)).toBe(false);
  expect(isReminder(queue, queue, everybody)).toBe(true);
  expect(isReminder(queue, guests, new Map())).toBe(true);
});
