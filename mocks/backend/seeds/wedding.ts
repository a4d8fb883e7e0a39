import { event, guestsOfEvent, messagesOfEvent } from './invite.ts';

export const weddingId = '665a10000000000000000001';

export const wedding = event({
  _id: weddingId,
  name: "Layla & Omar's wedding",
  card: 'layla-omar',
  welcomeMessage:
    'Together with our families, we would love to have you with us: the ceremony in the garden at five, dinner under the olive trees, and dancing for as long as your shoes allow.',
  rsvpMessage:
    'Please let us know by the first of May, so that there is a chair and a plate for each of you.',
  created: '2026-01-12T09:00:00.000Z',
});

/** Four people, no answer yet. */
export const guestOfFour = '665b10000000000000000001';
export const guestWhoAccepted = '665b10000000000000000002';
export const guestWhoDeclined = '665b10000000000000000003';
export const guestWhoNeverAnswered = '665b10000000000000000004';
export const guestNotOnWhatsApp = '665b10000000000000000005';
/** The card says 2, the list says 4. */
export const guestWithSmallerCard = '665b10000000000000000006';
/** Five confirmed before the invitation was reduced to three. */
export const guestAboveTheLimit = '665b10000000000000000007';
export const guestWithDiscrepancies = '665b10000000000000000008';
/** Has fields that the product does not know and must send back. */
export const guestWithUnknownFields = '665b10000000000000000009';
/** Invited: 0. The page can only ask the guest to call. */
export const guestWithoutInvitees = '665b10000000000000000010';
export const guestWithoutPhone = '665b10000000000000000011';
export const guestOfTwelve = '665b10000000000000000012';

export const weddingGuests = guestsOfEvent(weddingId, [
  { _id: guestOfFour, name: 'Yusuf & Hana Haddad', phone: '5550110001', invitees: 4 },
  { _id: guestWhoAccepted, name: 'Grace Okafor', phone: '5550110002', rsvpCount: 2 },
  { _id: guestWhoDeclined, name: 'Uncle Tariq', phone: '5550110003', invitees: 3, rsvpCount: 0 },
  { _id: guestWhoNeverAnswered, name: 'The Lindqvists', phone: '5550110004', invitees: 5 },
  { _id: guestNotOnWhatsApp, name: 'Grandma Salma', phone: '5550110005', invitees: 1, isWAPhone: false },
  { _id: guestWithSmallerCard, name: 'Miriam Aziz', phone: '5550110006', invitees: 4, inviteeOnCard: 2 },
  { _id: guestAboveTheLimit, name: 'Karim & the band', phone: '5550110007', invitees: 3, rsvpCount: 5 },
  {
    _id: guestWithDiscrepancies,
    name: 'Noor Siddiqui',
    phone: '5550110008',
    inviteeOnCard: 3,
    rsvpCount: 2,
    isWAPhone: false,
    remarks: ['Two families share this number', 'Asked to bring the twins'],
  },
  {
    _id: guestWithUnknownFields,
    name: 'Dr. Elena Petrova',
    phone: '5550110009',
    rsvpCount: 1,
    tableNumber: 7,
    dietary: { vegetarian: true, allergies: ['walnuts'] },
    arrivesBy: 'night train',
  },
  { _id: guestWithoutInvitees, name: 'The neighbours at 14', phone: '5550110010', invitees: 0 },
  { _id: guestWithoutPhone, name: 'Baba Farid', invitees: 1, rsvpCount: 1, isWAPhone: false },
  { _id: guestOfTwelve, name: 'The Mansour cousins', phone: '5550110012', invitees: 12, rsvpCount: 9 },
]);

export const selectedMessage = '665c10000000000000000001';
export const reminderMessage = '665c10000000000000000002';

export const weddingMessages = messagesOfEvent(weddingId, [
  {
    _id: selectedMessage,
    title: 'Invitation',
    message:
      'Dear friends, we are getting married! Your card is attached, and your personal link is below: it takes a minute to answer. With love, Layla & Omar',
    isSelected: true,
    attachCardImage: true,
    createdAt: '2026-01-12T09:30:00.000Z',
  },
  {
    _id: reminderMessage,
    title: 'A gentle reminder',
    message:
      'We are counting chairs, and would so love to count you. Could you let us know by the first of May?',
    separateRSVP: true,
    createdAt: '2026-04-02T16:05:00.000Z',
  },
  {
    _id: '665c10000000000000000003',
    title: 'How to find us',
    message:
      'The garden gate is on Olive Lane, opposite the old mill. There is a bus back to town at one in the morning.',
    createdAt: '2026-05-20T08:00:00.000Z',
  },
]);
