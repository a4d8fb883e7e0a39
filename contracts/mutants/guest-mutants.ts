import {
  addSideEffect,
  changeBody,
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

export const guestMutants: Mutants = {
  'a guest is kept as they were written': {
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
  'a removed guest is gone, and nobody else': {
    ...keepNothing('deleteGuest'),
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
