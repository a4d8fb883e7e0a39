/** Optional fields that the product reads, and what it shows without them. */
const optional: readonly { fields: readonly string[]; shows: string }[] = [
  { fields: ['id'], shows: '_id stands in for it' },
  { fields: ['error'], shows: 'errors stands in for it' },
  { fields: ['rsvpCount', 'rsvpConfirmed'], shows: 'nobody has answered' },
  { fields: ['welcomeMessage', 'rsvpMessage'], shows: 'no words: the organiser wrote none' },
  { fields: ['phone'], shows: 'no number, and no WhatsApp link' },
  { fields: ['image', 'images'], shows: 'the first letter of the name' },
  { fields: ['isSingleGuest', 'isSelected', 'attachCardImage', 'separateRSVP'], shows: 'no' },
  { fields: ['isWAPhone'], shows: 'nothing is said about WhatsApp' },
  { fields: ['discrepancies'], shows: 'everything adds up' },
  { fields: ['name', 'displayName'], shows: 'the email address' },
  { fields: ['photoURL'], shows: 'the first letter of the name' },
  { fields: ['createdBy'], shows: 'nothing of who added the guest' },
  { fields: ['preference', 'settings', 'shortcuts'], shows: 'the usual ones' },
  { fields: ['guestsAnalytics'], shows: 'the sums beside the event stand in for those on it' },
  { fields: ['message', 'errors'], shows: 'words of the product’s own' },
];

/** Operations that need a field named above nevertheless. */
const needed: readonly [field: string, operations: readonly string[]][] = [
  ['name', ['listEvents', 'getEvent', 'updateEvent', 'createEvent', 'listGuests', 'getGuest']],
  ['name', ['listGuestDiscrepancies', 'createGuest', 'updateGuest']],
  ['message', ['listMessages', 'createMessage', 'updateMessage']],
  ['guestsAnalytics', ['listEvents']],
  ['isSingleGuest', ['getRsvp']],
];

/** Whether the product works without a field of a response. */
export const isDoneWithout = (operationId: string, field: string): boolean =>
  optional.some(({ fields }) => fields.includes(field)) &&
  !needed.some(([name, operations]) => name === field && operations.includes(operationId));
