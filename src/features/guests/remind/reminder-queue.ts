import type { SavedGuest } from '../../../domain/guest/guest-mutations.ts';
import type { Guest } from '../../../domain/guest/guest.ts';
import type { OpenedMessages } from '../../../domain/guest/opened-log.ts';
import { startingTexts } from '../../../domain/message/starting-texts.ts';

/** The way to a guest: WhatsApp, phone, or a copied message. */
export type Channel = 'whatsapp' | 'phone' | 'copy';

export const getChannel = ({ phone, isWAPhone }: Pick<Guest, 'phone' | 'isWAPhone'>): Channel => {
  if (phone === '') return 'copy';
  return isWAPhone === false ? 'phone' : 'whatsapp';
};

const channelOrder: readonly Channel[] = ['whatsapp', 'phone', 'copy'];

const isSaved = (guest: Guest): guest is SavedGuest => guest.id !== undefined;

/**
 * The guests to write to, one after the other: those on WhatsApp first, because they take one tap each. Guests with 0
 * invited are skipped, because their page has no question.
 * @param chosen the selected ids; without any, the guests without an answer
 */
export function createQueue(guests: readonly Guest[], chosen: readonly string[] | undefined) {
  const ids = chosen && new Set(chosen);
  const wanted = guests
    .filter(isSaved)
    .filter(({ id, answer }) => (ids ? ids.has(id) : answer.kind === 'waiting'))
    .sort((one, other) => channelOrder.indexOf(getChannel(one)) - channelOrder.indexOf(getChannel(other)));
  return {
    queue: wanted.filter(({ invitees }) => invitees !== 0),
    skipped: wanted.filter(({ invitees }) => invitees === 0),
    hasGuests: guests.length > 0,
  };
}

/** The next guest: the first one after this without a message opened since the queue began. */
export function findNext(
  queue: readonly SavedGuest[],
  current: string | undefined,
  done: ReadonlySet<string>,
): SavedGuest | undefined {
  const place = queue.findIndex(({ id }) => id === current);
  const inOrder = [...queue.slice(place + 1), ...queue.slice(0, Math.max(0, place))];
  return inOrder.find(({ id }) => !done.has(id));
}

/** How many guests of a queue had their message opened on this device. */
export const countOpened = (queue: readonly SavedGuest[], opened: OpenedMessages) =>
  queue.filter(({ id }) => opened.has(id)).length;

/**
 * Whether a message would be a reminder. A reminder follows an invitation; an answer shows that the invitation was
 * sent, perhaps from another device.
 */
export const isReminder = (queue: readonly SavedGuest[], guests: readonly Guest[], opened: OpenedMessages) =>
  countOpened(queue, opened) === queue.length || guests.some(({ answer }) => answer.kind !== 'waiting');

const reminderTitles = new Set(Object.values(startingTexts).map(({ reminder }) => reminder.title));

/**
 * The message to offer for a guest: the selected one, otherwise the first, among those that were not opened for this
 * guest. When all of them were opened, the message with the title of a starter for reminders, or else the last one.
 * @param opened the ids of the opened messages; '' is an unknown one, taken for the first
 */
export function chooseMessage<Row extends { id: string; title: string; isSelected: boolean }>(
  messages: readonly [Row, ...Row[]],
  opened: readonly string[],
): Row {
  const known = new Set(opened.map((id) => id || messages[0].id));
  const rest = messages.filter(({ id }) => !known.has(id));
  return (
    rest.find(({ isSelected }) => isSelected) ??
    rest[0] ??
    messages.find(({ title }) => reminderTitles.has(title)) ??
    messages.at(-1) ??
    messages[0]
  );
}
