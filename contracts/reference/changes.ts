import { randomUUID } from 'node:crypto';
import { problem } from './answers.ts';
import type { Invitee, Letter, Party } from './store.ts';

type Body = Record<string, unknown>;

export function requireName({ name }: Body) {
  if (typeof name !== 'string' || name === '') throw problem(400, 'A name is required', 'name');
  return name;
}

/** A number of people is a whole one, from 0. */
function requireCounts({ invitees = 0, inviteeOnCard = 0 }: Body) {
  for (const [field, count] of Object.entries({ invitees, inviteeOnCard }))
    if (!Number.isInteger(count) || Number(count) < 0) throw problem(400, 'Not a number of people', field);
}

/** null removes an answer. */
export function takeAnswer(guest: Invitee, count: unknown) {
  const fits = Number.isInteger(count) && Number(count) >= 0 && Number(count) <= guest.fields.invitees;
  if (count !== null && !fits) throw problem(400, 'Not that many', 'rsvpCount');
  guest.count = count === null ? null : Number(count);
}

function select(party: Party, letter: Letter, isSelected: unknown) {
  if (typeof isSelected !== 'boolean') return;
  if (isSelected) for (const other of party.letters) other.selected = false;
  letter.selected = isSelected;
}

/** Fields that a server computes. */
const derived = new Set(['rsvpConfirmed', 'discrepancies', 'rsvpCount', '_id', 'createdBy']);
const own = (body: Body) => Object.fromEntries(Object.entries(body).filter(([name]) => !derived.has(name)));

export const add = {
  guest(party: Party, addedBy: string, body: Body): Invitee {
    const name = requireName(body);
    requireCounts(body);
    const { invitees = 1, inviteeOnCard = invitees, isWAPhone = true } = body as Partial<Invitee['fields']>;
    const fields = { ...own(body), name, invitees, inviteeOnCard, isWAPhone };
    const guest: Invitee = { uid: randomUUID(), addedBy, count: null, fields };
    party.guests.push(guest);
    return guest;
  },
  letter(party: Party, { isSelected = false, ...body }: Body): Letter {
    const fields = { attachCardImage: false, separateRSVP: false, ...body } as unknown as Letter['fields'];
    if (!fields.title) throw problem(400, 'A title is required', 'title');
    const letter: Letter = { uid: randomUUID(), made: new Date().toISOString(), fields, selected: false };
    party.letters.push(letter);
    select(party, letter, isSelected);
    return letter;
  },
};

export const change = {
  guest(guest: Invitee, body: Body): Invitee {
    if ('name' in body) requireName(body);
    requireCounts(body);
    const fields = { ...guest.fields, ...own(body) };
    const count = 'rsvpCount' in body ? body.rsvpCount : guest.count;
    if (count !== guest.count) takeAnswer({ ...guest, fields }, count);
    guest.fields = fields;
    guest.count = count as number | null;
    return guest;
  },
  letter(party: Party, letter: Letter, { isSelected, ...body }: Body): Letter {
    Object.assign(letter.fields, body);
    select(party, letter, isSelected);
    return letter;
  },
};
