import type { GuestRecord } from '../../mocks/backend/records.ts';
import type { Alteration } from '../mock-host.ts';
import {
  addSideEffect,
  type Alterations,
  changeBody,
  changeData,
  changeStatus,
  dropFields,
  findGuest,
  findGuests,
  keepNothing,
  loseFields,
  type Mutants,
  original,
  replace,
  replaceText,
} from './mutant.ts';

const details = ['name', 'phone', 'invitees', 'inviteeOnCard', 'isWAPhone'];

/** Removed guests are only marked, and one call forgets the mark. */
function markRemoved(): Alterations {
  const forgetting: Record<string, (removed: GuestRecord[]) => Alteration> = {
    'a removed guest stays in isWAPhone=false': (removed) =>
      changeData('listGuests', ({ docs }, { query }) =>
        query.isWAPhone === false ? { docs: [...docs, ...removed] } : undefined,
      ),
    'a removed guest stays in the discrepancies': (removed) =>
      changeData('listGuestDiscrepancies', ({ docs }) => ({ docs: [...docs, ...removed] })),
    'a guest of the same name and number gets an old answer': (removed) =>
      addSideEffect('createGuest', (db, { body }, result) => {
        const same = removed.find(({ name, phone }) => name === body.name && phone === body.phone);
        const [{ _id = '' } = {}] = (result.body?.data ?? []) as Partial<GuestRecord>[];
        const row = db.guests.get(_id);
        if (same && row) db.guests.put({ ...row, rsvpCount: same.rsvpCount });
      }),
  };
  return Object.fromEntries(
    Object.entries(forgetting).map(([name, forget]) => {
      const removed: GuestRecord[] = [];
      const { handlers } = forget(removed);
      const marking = replace('deleteGuest', (db, call) => {
        const guest = findGuest(db, call);
        if (guest) removed.push(guest);
        return original.deleteGuest(db, call);
      });
      return [name, { handlers: { ...handlers, ...marking.handlers } }];
    }),
  );
}

export const guestMutants: Mutants = {
  'a created guest is returned unchanged': {
    ...keepNothing('createGuest'),
    ...dropFields('createGuest', 'phone', 'invitees', 'isWAPhone'),
    ...loseFields('createGuest', '_id', ...details),
    ...loseFields('getGuest', ...details),
    ...loseFields('listGuests', '_id', ...details),
    'ids are numbers': replaceText(['listGuests', 'getGuest', 'createGuest'], /"_id":"f0*(\w+)"/g, '"_id":1'),
  },
  'a guest changes, and keeps what was not sent': {
    ...keepNothing('updateGuest'),
    ...dropFields('updateGuest', ...details.slice(1)),
    'updateGuest ignores what is empty or false': changeBody('updateGuest', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '' && value !== false)),
    ),
    'updateGuest loses the answer': changeBody('updateGuest', (body) => ({ ...body, rsvpCount: null })),
  },
  'fields of a guest that the product does not know survive a change': {
    'saveRsvp forgets the fields that it does not know': addSideEffect('saveRsvp', (db, call) => {
      const guest = findGuest(db, call);
      if (guest) db.guests.put({ ...guest, tableNumber: undefined, dietary: undefined });
    }),
  },
  'only the removed guest is gone': {
    ...keepNothing('deleteGuest'),
    ...markRemoved(),
    'deleteGuest answers 200': changeStatus('deleteGuest', 204, 200),
    'deleteGuest again is fine': changeStatus('deleteGuest', 404, 204),
  },
  'a guest that breaks a rule is refused and nothing changes': {
    'a guest needs no name': { acceptsInvalid: true },
  },
  'an answer that the organiser records is the guest’s answer': {
    ...dropFields('updateGuest', 'rsvpCount'),
  },
  'guests and events that look alike are kept apart': {
    'deleteGuest removes everybody of that name': replace('deleteGuest', (db, call) => {
      const name = findGuest(db, call)?.name;
      const result = original.deleteGuest(db, call);
      for (const guest of findGuests(db, call)) if (guest.name === name) db.guests.remove(guest._id);
      return result;
    }),
  },
};
