import type { Account, Invitee, Letter, Party } from './store.ts';

/** A response before it is sent. */
export class Reply extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body?: unknown) {
    super();
    this.status = status;
    this.body = body;
  }
}

export const problem = (status: number, message: string, ...fields: string[]) =>
  new Reply(status, {
    message,
    ...(fields.length > 0 && { errors: fields.map((type) => ({ type, message })) }),
  });

const hasWrongCard = ({ fields, count }: Invitee) =>
  fields.inviteeOnCard !== fields.invitees || (count ?? 0) > fields.invitees;

export const getRemarks = (guest: Invitee): string[] => (hasWrongCard(guest) ? ['The numbers differ'] : []);

const sum = (guests: readonly Invitee[], of: (guest: Invitee) => number) =>
  guests.reduce((total, guest) => total + of(guest), 0);

export const getSums = ({ guests }: Party) => ({
  total: guests.length,
  accepted: sum(guests, ({ count }) => (count !== null && count > 0 ? 1 : 0)),
  rejected: sum(guests, ({ count }) => (count === 0 ? 1 : 0)),
  invitees: sum(guests, ({ fields }) => fields.invitees),
  confirmed: sum(guests, ({ count }) => count ?? 0),
});

export const showParty = ({ uid, owner, made, changed, fields }: Party) => ({
  ...fields,
  _id: uid,
  user: owner,
  createdAt: made,
  updatedAt: changed,
});

/** No count and no `rsvpConfirmed` without an answer. */
export const showGuest = (guest: Invitee) => ({
  ...guest.fields,
  _id: guest.uid,
  createdBy: guest.addedBy,
  discrepancies: getRemarks(guest),
  ...(guest.count !== null && { rsvpCount: guest.count, rsvpConfirmed: guest.count > 0 }),
});

export const showLetter = ({ uid, made, fields, selected }: Letter) => ({
  ...fields,
  _id: uid,
  createdAt: made,
  isSelected: selected,
});

export const showAccount = ({ uid, email, displayName, phone, preference }: Account) => ({
  _id: uid,
  email,
  displayName,
  ...(phone !== undefined && { phone }),
  role: ['admin'],
  preference,
});

export function cutPage<Row>(rows: readonly Row[], query: URLSearchParams) {
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
  if (!(limit > 0 && page > 0)) throw problem(400, 'limit and page are required');
  const totalPages = Math.max(1, Math.ceil(rows.length / limit));
  const docs = rows.slice((page - 1) * limit, page * limit);
  const links = { hasNextPage: page < totalPages, hasPrevPage: page > 1 };
  return { docs, totalDocs: rows.length, limit, page, totalPages, ...links };
}
