import type { GuestRecord } from '../records.ts';
import { admin } from './accounts.ts';
import { event, messagesOfEvent } from './invite.ts';

export const conferenceId = '665a50000000000000000001';
export const conferenceSize = 10_000;

export const conference = event({
  _id: conferenceId,
  name: 'Ten Thousand Voices',
  card: 'conference',
  welcomeMessage: 'One room, one weekend, ten thousand people who make things that others lean on.',
  rsvpMessage: 'Tell us how many badges to print for you.',
  created: '2026-03-22T12:00:00.000Z',
});

export const conferenceMessages = messagesOfEvent(conferenceId, [
  {
    _id: '665c50000000000000000001',
    title: 'Your badge',
    message: 'Doors open at eight. Answer with the link below, and your badge is waiting at the desk.',
    isSelected: true,
    createdAt: '2026-03-22T12:10:00.000Z',
  },
]);

const given = ['Aisha', 'Bilal', 'Carmen', 'Deniz', 'Elif', 'Femi', 'Giulia', 'Hamza', 'Ingrid', 'Joon'];
const more = ['Kaan', 'Lucía', 'Maryam', 'Nils', 'Oluchi', 'Priya', 'Rania', 'Søren', 'Tomoko', 'Zeynep'];
const family = ['Abbas', 'Bauer', 'Çelik', 'Dubois', 'Eze', 'Ferrari', 'García', 'Hassan', 'İnan', 'Jansen'];
const names = [...given, ...more];

/** The n-th guest of the conference, counted from 1. */
export const conferenceGuestId = (n: number): string => `665b5${String(n).padStart(19, '0')}`;

/** The same ten thousand guests every time: each random number is derived from the guest's position in the list. */
export function conferenceGuests(): GuestRecord[] {
  return Array.from({ length: conferenceSize }, (_, at) => {
    const draw = createDraw(at + 1);
    const invitees = 1 + draw(4);
    const answer = draw(10);
    const rsvpCount = answer < 4 ? null : answer < 6 ? 0 : 1 + draw(invitees);
    return {
      _id: conferenceGuestId(at + 1),
      event: conferenceId,
      createdBy: admin._id,
      name: `${names[draw(names.length)]} ${family[draw(family.length)]} ${at + 1}`,
      phone: `555${String(at + 1).padStart(7, '0')}`,
      invitees,
      inviteeOnCard: draw(50) === 0 ? invitees + 1 : invitees,
      rsvpCount,
      isWAPhone: draw(8) > 0,
    };
  });
}

/** Draws integers below a bound from a seed (mulberry32). */
function createDraw(seed: number): (below: number) => number {
  let state = seed * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
