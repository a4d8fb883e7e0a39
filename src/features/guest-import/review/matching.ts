import {
  compareDetails,
  getDetails,
  type GuestDetails,
  type StoredDetails,
} from '../../../domain/guest/guest.ts';
import type { GuestAnswer } from '../../../domain/guest/guest-answer.ts';
import { type GuestTexts, parseGuestPhone } from '../../../domain/guest/guest-texts.ts';
import { parseCount } from '../../../domain/guest/people-count.ts';
import type { PersonKeys } from '../../../domain/guest/person-keys.ts';
import { parseFlag } from '../columns/cells.ts';
import type { Mapping } from '../columns/columns.ts';
import { cleanName, fieldOfProblem } from '../columns/guest-row.ts';
import type { ImportProblem } from '../schema.ts';

/** A guest of the event's list, as far as a file is compared with it. */
export type ListedGuest = StoredDetails & { id?: string | undefined; answer?: GuestAnswer };

/** One row of the file during the review. */
export interface ImportRow {
  /**
   * The row's number in the file, from 1; a list beside the first one adds a fraction, so that each guest has a number.
   */
  line: number;
  draft: GuestTexts;
  /** The guest that the row becomes. */
  guest: GuestDetails;
  /** The errors of the texts, and the warnings. */
  faults: ImportProblem[];
  keys: PersonKeys;
  /** The id in the row's RSVP link, in an export of this event. */
  link?: string | undefined;
  /** The problems that a person has to correct or to check. */
  problems: ImportProblem[];
  /** The guest of the list who the row is, in an export of this event. */
  existing?: SavedGuest | undefined;
  /** The probable duplicate. */
  duplicate?: Duplicate | undefined;
  /** The organiser wants this change, or this duplicate on the list as well; undefined if they have not said. */
  isWanted?: boolean | undefined;
}

type SavedGuest = ListedGuest & { id: string };
type Field = keyof GuestDetails;

/** The details of its guest that a row changes. */
export const getChanges = ({ existing, guest }: Pick<ImportRow, 'existing' | 'guest'>): Field[] =>
  existing ? compareDetails(getDetails(existing), guest) : [];

/** Why a row counts as a duplicate. */
export interface Duplicate {
  /** On the event's guest list, or in an earlier row of the same file. */
  where: 'list' | 'file';
  by: 'phone' | 'name';
  /** The name of the existing person. */
  of: string;
}

/**
 * Finds duplicates: people with the same phone number, or a name that looks the same. People with the same name and
 * different numbers may be two, so the organiser decides.
 */
function createDuplicateFinder() {
  const byPhone = new Map<string, Pick<Duplicate, 'where' | 'of'>>();
  const byName = new Map<string, Pick<Duplicate, 'where' | 'of'>>();
  return {
    find(keys: PersonKeys): Duplicate | undefined {
      const samePhone = byPhone.get(keys.phone);
      if (samePhone) return { ...samePhone, by: 'phone' };
      const sameName = byName.get(keys.name);
      return sameName && { ...sameName, by: 'name' };
    },
    /** Remembers a person; the first one with a number or a name stays. */
    add(keys: PersonKeys, name: string, where: Duplicate['where']) {
      const entry = { where, of: name };
      if (keys.phone !== '' && !byPhone.has(keys.phone)) byPhone.set(keys.phone, entry);
      if (keys.name !== '' && !byName.has(keys.name)) byName.set(keys.name, entry);
    },
  };
}

export type GuestIndex = ReturnType<typeof createGuestIndex>;

/** The guest list, to be found by id, by name and phone number together, and as duplicates. */
export function createGuestIndex() {
  const people = createDuplicateFinder();
  const byId = new Map<string | undefined, SavedGuest>();
  const byPerson = new Map<string, SavedGuest[]>();
  const findEqual = ({ phone, name }: PersonKeys) => byPerson.get(`${phone} ${name}`) ?? [];
  return {
    findById: (id: string | undefined) => byId.get(id),
    findEqual,
    findDuplicate: people.find,
    add(guest: ListedGuest, keys: PersonKeys) {
      people.add(keys, guest.name, 'list');
      if (guest.id === undefined) return;
      const saved = guest as SavedGuest;
      byId.set(saved.id, saved);
      byPerson.set(`${keys.phone} ${keys.name}`, [...findEqual(keys), saved]);
    },
  };
}

/** Whether the link of a row belongs to no guest, or to another guest than its name and phone number. */
export function hasOtherLink({ link, keys }: ImportRow, list: GuestIndex): boolean {
  const equal = list.findEqual(keys);
  return equal.length > 0 ? !equal.some(({ id }) => id === link) : !list.findById(link);
}

/**
 * Compares rows with the guest list, and with the previous rows. In an export, a row is the guest of its link,
 * otherwise one with the same name and phone number. A row with errors is not a duplicate yet.
 * @param changeable the details that an export can change; undefined for another list
 */
export function matchRows(
  rows: readonly ImportRow[],
  list: GuestIndex,
  changeable: readonly Field[] | undefined,
): ImportRow[] {
  const file = createDuplicateFinder();
  const findLinked = ({ link, faults }: ImportRow) =>
    faults.includes('link') ? undefined : list.findById(link);
  const taken = new Set(changeable && rows.map((row) => findLinked(row)?.id));
  const findExisting = (row: ImportRow) => {
    const isFree = ({ id }: SavedGuest) => !taken.has(id);
    const equal = row.faults.length === 0 ? list.findEqual(row.keys).find(isFree) : undefined;
    const existing = findLinked(row) ?? equal;
    taken.add(existing?.id);
    return existing;
  };
  return rows.map((row) => {
    const { keys, faults, guest } = row;
    const existing = changeable && findExisting(row);
    const matched = existing ? changeGuest(row, existing, changeable) : { problems: faults, guest };
    const { problems } = matched;
    const isClean = problems.length === 0;
    const duplicate = isClean && !existing ? (list.findDuplicate(keys) ?? file.find(keys)) : undefined;
    if (isClean) file.add(keys, guest.name, 'file');
    return { ...row, problems, guest: matched.guest, existing, duplicate };
  });
}

/**
 * The details that the columns of an export can change. A column that was removed changes nothing, and an event that
 * invites single guests has no numbers.
 */
export function findChangeable({ fields }: Mapping, isSingleGuest: boolean): Field[] {
  const isCounted = fields.includes('invitees') || fields.includes('plusOnes');
  const others = (['phone', 'inviteeOnCard', 'isWAPhone'] as const).filter((field) => fields.includes(field));
  const all: Field[] = ['name', ...others, ...(isCounted ? ['invitees' as const] : [])];
  return isSingleGuest ? all.filter((field) => field !== 'invitees' && field !== 'inviteeOnCard') : all;
}

/** The errors of an emptied cell. An emptied phone number is removed, and an empty name is an error in any row. */
const emptied: Partial<Record<Field, ImportProblem>> = {
  invitees: 'invitees-number',
  inviteeOnCard: 'on-card-number',
  isWAPhone: 'whatsapp-word',
};

/** A guest with the edited cells of a row. A cell that is not edited is no problem, whatever its text. */
function changeGuest(
  { draft, faults, guest }: ImportRow,
  existing: SavedGuest,
  changeable: readonly Field[],
) {
  const edited = changeable.filter((field) => !isUnedited(field, draft[field], existing));
  const problems = faults.filter((problem) => {
    const field = fieldOfProblem[problem];
    // The organiser has chosen the number.
    if (problem === 'people-named') return false;
    return field ? edited.includes(field) : edited.length > 0;
  });
  problems.push(...edited.flatMap((field) => (draft[field] === '' && emptied[field]) || []));
  const changes: Partial<GuestDetails> = Object.fromEntries(edited.map((field) => [field, guest[field]]));
  // As in the form, the number on the card follows while both are equal. A column of its own sets it.
  const isCardEqual = existing.inviteeOnCard === existing.invitees && !changeable.includes('inviteeOnCard');
  if (edited.includes('invitees') && isCardEqual) changes.inviteeOnCard = guest.invitees;
  return { problems, guest: { ...getDetails(existing), ...changes } };
}

/** Whether a cell has the exported value, also after a spreadsheet has changed its format. */
function isUnedited(field: Field, cell: string, guest: ListedGuest): boolean {
  if (cell === String(guest[field] ?? '')) return true;
  switch (field) {
    case 'name':
      return isSameName(cleanName(cell), cleanName(guest.name));
    case 'phone':
      return withoutZeros(cell) === withoutZeros(guest.phone);
    case 'isWAPhone':
      return parseFlag(cell) === guest.isWAPhone;
    case 'invitees':
    case 'inviteeOnCard':
      return parseCount(cell) === guest[field];
  }
}

/** A spreadsheet reads a phone number as a number, without leading zeros. */
const withoutZeros = (phone: string) => parseGuestPhone(phone).replace(/^0+/, '');

/** Also a name for which the file has no letters: a spreadsheet writes a question mark in place of each. */
const isSameName = (cell: string, name: string) =>
  cell.length === name.length && cell.split('').every((letter, at) => letter === name[at] || letter === '?');
