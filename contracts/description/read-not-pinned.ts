interface Reason {
  /** The operations; all of them without it. */
  of?: readonly string[];
  fields: readonly string[];
  because: string;
}

/**
 * Fields that the product reads and the pact does not require. A conformance flow checks each of them with the
 * product's own parsers.
 */
export const readNotPinned: readonly Reason[] = [
  { fields: ['id'], because: 'read where there is no _id; the description asks for _id' },
  { fields: ['rsvpConfirmed'], because: 'read where there is no rsvpCount; the filters say the same' },
  { fields: ['error'], because: 'read where there is no errors (openapi/QUESTIONS.md, A12)' },
  {
    of: ['listGuests', 'listGuestDiscrepancies'],
    fields: ['totalPages', 'page'],
    because: 'worked out of totalDocs and the request where they are missing (A3)',
  },
  {
    of: ['listGuestDiscrepancies'],
    fields: ['data'],
    because: 'a page or a bare list (A8), and Pact can pin one of them',
  },
  {
    of: ['listEvents'],
    fields: ['totalDocs', 'hasNextPage', 'total', 'page', 'totalPages', 'pages', 'nextPage'],
    because: 'all events come at once (A4); a server that pages them has said that there are more',
  },
  {
    of: ['login', 'signup', 'getMe'],
    fields: ['name', 'displayName'],
    because: 'one of the two is enough, and the flow “a new account signs in” holds that one is there',
  },
  {
    of: ['login', 'signup', 'getMe'],
    fields: ['photoURL', 'phone'],
    because: 'an account need not have a picture or a phone number',
  },
  { of: ['login', 'signup'], fields: ['preference'], because: 'getMe has it' },
  { of: ['getEvent'], fields: ['guestsAnalytics'], because: 'beside the event or on it (A5)' },
  { of: ['updateEvent', 'updateMessage'], fields: ['data'], because: 'what is not answered is read again' },
  {
    of: ['createMessage'],
    fields: ['createdAt', 'isSelected', 'attachCardImage', 'separateRSVP'],
    because: 'the list is read again after a save, and has them',
  },
  { fields: ['createdBy'], because: 'shown in the guest’s panel where it is known' },
  { of: ['createGuest'], fields: ['rsvpCount'], because: 'a new guest has not answered' },
  { of: ['createGuest', 'updateGuest'], fields: ['discrepancies'], because: 'the list has them' },
];

export const findReason = (operationId: string, field: string): string | undefined =>
  readNotPinned.find(({ of = [operationId], fields }) => of.includes(operationId) && fields.includes(field))
    ?.because;
