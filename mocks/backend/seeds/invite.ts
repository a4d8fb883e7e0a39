import type { EventRecord, GuestRecord, MessageRecord } from '../records.ts';
import type { CardName } from '../cards/cards.ts';
import { admin } from './accounts.ts';

/** The path of a drawn card on the product's own origin. */
export const cardPath = (name: CardName): string => `/cards/${name}.svg`;

/** What an organiser enters for an event; the other fields are derived. */
type EventSeed = Pick<EventRecord, '_id' | 'name' | 'welcomeMessage' | 'rsvpMessage'> &
  Partial<Pick<EventRecord, 'isSingleGuest'>> & { card: CardName; created: string };

export function event({ card, created, ...seed }: EventSeed): EventRecord {
  return {
    isSingleGuest: false,
    ...seed,
    image: cardPath(card),
    images: [cardPath(card)],
    user: admin._id,
    createdAt: created,
    updatedAt: created,
  };
}

/** What differs for a guest. The default is two people, as on the card, without an answer. */
type GuestSeed = Pick<GuestRecord, '_id' | 'name'> & Partial<GuestRecord>;

export const guestsOfEvent = (event: string, seeds: readonly GuestSeed[]): GuestRecord[] =>
  seeds.map((seed) => {
    const invitees = seed.invitees ?? 2;
    const usual = { invitees, inviteeOnCard: invitees, rsvpCount: null, isWAPhone: true };
    return { ...usual, event, createdBy: admin._id, ...seed };
  });

type MessageSeed = Pick<MessageRecord, '_id' | 'title' | 'message' | 'createdAt'> & Partial<MessageRecord>;

export const messagesOfEvent = (event: string, seeds: readonly MessageSeed[]): MessageRecord[] =>
  seeds.map((seed) => ({ isSelected: false, attachCardImage: false, separateRSVP: false, event, ...seed }));
