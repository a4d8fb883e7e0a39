import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/use-api.ts';
import type { MessageFields } from '../../../domain/message/message.ts';
import { messagesQuery } from '../../../domain/message/message-queries.ts';
import { composeTexts } from '../../../domain/message/message-text.ts';
import { startingTexts } from '../../../domain/message/starting-texts.ts';
import { isLocale } from '../../../i18n/locale.ts';
import { getPersonalLink } from '../../../domain/guest/rsvp-link.ts';
import type { Guest } from '../../../domain/guest/guest.ts';

/** A message to send: saved, standard or the starter of a reminder. */
export type ShareableMessage = MessageFields & { id: string };

// The variables stay, and are filled in for each guest.
const [name, link] = ['{name}', '{link}'];
const plain = { isSelected: false, attachCardImage: false, separateRSVP: false };

/**
 * The messages that can be sent to a guest, in the order of the event. An event without messages has a standard text,
 * which is also used while the messages are loading. Guests without an answer can get the starter of a reminder,
 * unless the event has a message of that title.
 */
export function useShareableMessages(eventId: string, isAnswered: boolean) {
  const { t, i18n } = useLingui();
  const { data = [] } = useQuery(messagesQuery(useApi(), eventId));
  const [first, ...others] = data.map(({ id, ...each }, place) => ({
    ...each,
    id: id ?? `row ${place}`,
  }));
  const standard = {
    ...plain,
    id: 'standard',
    title: t`Standard text`,
    message: t`Dear ${name}, please tell us whether you are coming: ${link}`,
  };
  const messages: [ShareableMessage, ...ShareableMessage[]] = [first ?? standard, ...others];
  const { reminder } = startingTexts[isLocale(i18n.locale) ? i18n.locale : 'en'];
  if (!isAnswered && messages.every(({ title }) => title !== reminder.title)) {
    messages.push({ ...plain, id: 'reminder', ...reminder });
  }
  return messages;
}

/** The texts for one guest, in order. */
export const composeForGuest = (message: ShareableMessage, guest: Pick<Guest, 'name'> & { id: string }) =>
  composeTexts(message, { name: guest.name, link: getPersonalLink(guest.id) });
