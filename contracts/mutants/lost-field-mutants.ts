import { type Mutant, type OperationId, changeText } from './mutant.ts';

/** One mutant for each field that a screen shows, which removes it from a response. */
const lostFields: readonly [OperationId, string, string][] = [
  ['getRsvp', 'rsvpCount', 'an answer is saved'],
  ...['_id', 'invitees', 'inviteeOnCard', 'event', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest'].map(
    (field): [OperationId, string, string] => ['getRsvp', field, 'a link shows'],
  ),
  ...['name', 'image', '_id', 'updatedAt'].map((field): [OperationId, string, string] => [
    'listEvents',
    field,
    'an event is kept',
  ]),
  ...['total', 'accepted', 'rejected', 'invitees', 'confirmed', 'guestsAnalytics'].flatMap(
    (field): [OperationId, string, string][] => [
      ['listEvents', field, 'the sums of an event'],
      ['getEvent', field, 'the sums of an event'],
    ],
  ),
  ...['name', 'image', 'images', '_id', 'welcomeMessage', 'rsvpMessage', 'isSingleGuest', 'updatedAt'].map(
    (field): [OperationId, string, string] => ['getEvent', field, 'an event is kept'],
  ),
  ...['_id', 'name', 'phone', 'invitees', 'inviteeOnCard', 'isWAPhone'].flatMap(
    (field): [OperationId, string, string][] => [
      ['listGuests', field, 'a guest is kept'],
      ...(field === '_id' ? [] : [['getGuest', field, 'a guest is kept'] as [OperationId, string, string]]),
      ['createGuest', field, 'a guest is kept'],
    ],
  ),
  ...['rsvpCount', 'docs', 'totalDocs'].map((field): [OperationId, string, string] => [
    'listGuests',
    field,
    field === 'rsvpCount' ? 'the filters part' : 'pages cover each list',
  ]),
  ['listGuestDiscrepancies', 'discrepancies', 'do not add up'],
  ...['_id', 'title', 'message', 'attachCardImage', 'separateRSVP', 'createdAt', 'docs'].map(
    (field): [OperationId, string, string] => ['listMessages', field, 'messages are kept'],
  ),
  ...['_id', 'email', 'role', 'displayName'].flatMap((field): [OperationId, string, string][] => [
    ['getMe', field, 'a new account'],
    ['login', field, 'a new account'],
    ['signup', field, 'a new account'],
  ]),
  ...['settings', 'shortcuts', 'preference'].map((field): [OperationId, string, string] => [
    'getMe',
    field,
    'settings are kept',
  ]),
  ['login', 'token', 'a new account'],
];

export const lostFieldMutants: Mutant[] = lostFields.map(([id, field, flow]): Mutant => ({
  name: `${id} has no ${field}`,
  flow,
  alteration: changeText(id, (text) => text.replaceAll(`"${field}":`, `"${field}_":`)),
}));
