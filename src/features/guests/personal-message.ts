import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.ts';
import type { MessageFields } from '../../domain/message.ts';
import { messagesQuery } from '../../domain/message-queries.ts';
import { composeTexts } from '../../domain/message-text.ts';
import { createRsvpLink, getGuestLinkOrigin } from '../../domain/rsvp-link.ts';
import type { Guest } from '../../domain/guest.ts';

/** A message to send, saved or standard. */
export type ShareableMessage = Pick<MessageFields, 'title' | 'message' | 'separateRSVP'> & { id: string };

/** The id of the text that is offered while the event has no message of its own. */
const standardMessageId = 'standard';

// The variables stay, and are filled in for each guest.
const [name, link] = ['{name}', '{link}'];

/**
 * The messages of an event, with the one to use: the chosen one, otherwise the selected, otherwise the first. An event
 * without messages has a standard text, which is also used while the messages are loading.
 */
export function useShareableMessages(eventId: string, chosenId: string | undefined) {
  const { t } = useLingui();
  const { data, isLoading } = useQuery(messagesQuery(useApi(), eventId));
  const messages = (data ?? []).map(({ id, ...each }, place) => ({ ...each, id: id ?? `row ${place}` }));
  const standard: ShareableMessage = {
    id: standardMessageId,
    title: t`Standard text`,
    message: t`Dear ${name}, please tell us whether you are coming: ${link}`,
    separateRSVP: false,
  };
  const chosen: ShareableMessage =
    messages.find(({ id }) => id === chosenId) ??
    messages.find(({ isSelected }) => isSelected) ??
    messages[0] ??
    standard;
  return { messages: messages.length > 0 ? messages : [standard], chosen, isLoading };
}

/** A guest's personal link, as it is sent. */
export const getPersonalLink = (guestId: string) => createRsvpLink(guestId, getGuestLinkOrigin());

/** The texts for one guest, in order. */
export const composeForGuest = (message: ShareableMessage, guest: Pick<Guest, 'name'> & { id: string }) =>
  composeTexts(message, { name: guest.name, link: getPersonalLink(guest.id) });
