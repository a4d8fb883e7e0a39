import { event, guestsOfEvent, messagesOfEvent } from './invite.ts';

export const dinnerId = '665a20000000000000000001';

/** A single-guest event, which asks yes or no. */
export const dinner = event({
  _id: dinnerId,
  name: 'An evening at the long table',
  card: 'single-dinner',
  welcomeMessage: 'Twenty chairs, six courses, one table, and people you have been meaning to see again.',
  rsvpMessage: 'The chair is yours alone. Shall we keep it for you?',
  isSingleGuest: true,
  created: '2026-02-03T18:00:00.000Z',
});

export const guestOfTheSingleDinner = '665b20000000000000000001';
const singleGuestWhoSaidYes = '665b20000000000000000002';
export const singleGuestWhoSaidNo = '665b20000000000000000003';
/** Answered 3 before the event became a single-guest one. */
const singleGuestWithThree = '665b20000000000000000004';

export const dinnerGuests = guestsOfEvent(
  dinnerId,
  [
    { _id: guestOfTheSingleDinner, name: 'Iris Blackwood', phone: '5550120001' },
    { _id: singleGuestWhoSaidYes, name: 'Mateo Fuentes', phone: '5550120002', rsvpCount: 1 },
    { _id: singleGuestWhoSaidNo, name: 'Aoife Brennan', phone: '5550120003', rsvpCount: 0 },
    { _id: singleGuestWithThree, name: 'Jun Takahashi', phone: '5550120004', rsvpCount: 3 },
    { _id: '665b20000000000000000005', name: 'Chiara Lombardi', phone: '5550120005', rsvpCount: 1 },
    { _id: '665b20000000000000000006', name: 'Samuel Adeyemi', phone: '5550120006', isWAPhone: false },
    { _id: '665b20000000000000000007', name: 'Freya Lund', phone: '5550120007' },
  ].map((guest) => ({ invitees: 1, ...guest })),
);

export const dinnerMessages = messagesOfEvent(dinnerId, [
  {
    _id: '665c20000000000000000001',
    title: 'Your chair',
    message: 'We are laying one long table on the last Friday of the month. One chair has your name on it.',
    isSelected: true,
    attachCardImage: true,
    separateRSVP: true,
    createdAt: '2026-02-03T18:20:00.000Z',
  },
]);
