import {
  accepting,
  addSideEffect,
  changeBody,
  changeCall,
  changeData,
  changeStatus,
  dropFields,
  findEvent,
  findGuest,
  findGuests,
  keepNothing,
  loseFields,
  type Mutants,
  original,
  refuse,
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
    'createGuest keeps two': addSideEffect('createGuest', (db, call) => void original.createGuest(db, call)),
    'createGuest gives no list': replaceText('createGuest', /"data":\[(.+)\]/g, '"data":$1'),
    'ids are numbers': replaceText(['listGuests', 'getGuest', 'createGuest'], /"_id":"f0*(\w+)"/g, '"_id":1'),
  },
  'a guest changes, and keeps what was not sent': {
    ...keepNothing('updateGuest'),
    ...dropFields('updateGuest', ...details.slice(1)),
    'updateGuest ignores what is empty or false': changeBody('updateGuest', (body) =>
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== '' && value !== false)),
    ),
    'updateGuest replaces the whole guest': changeBody('updateGuest', (body) => ({
      invitees: 1,
      inviteeOnCard: 1,
      ...body,
    })),
    'updateGuest loses the answer': changeBody('updateGuest', (body) => ({ ...body, rsvpCount: null })),
    'updateGuest takes nobody invited for nothing sent': changeBody('updateGuest', (body) => {
      const { invitees, ...rest } = body;
      return invitees === 0 ? rest : body;
    }),
  },
  'fields of a guest that the product does not know survive a change': {
    ...Object.fromEntries(
      (['updateGuest', 'saveRsvp'] as const).map((id) => [
        `${id} forgets the fields that it does not know`,
        addSideEffect(id, (db, call) => {
          const guest = findGuest(db, call);
          if (guest) db.guests.put({ ...guest, tableNumber: undefined, dietary: undefined });
        }),
      ]),
    ),
    'updateGuest adds to unknown lists': changeBody('updateGuest', (body, call, db) => {
      const { tags: old } = (findGuest(db, call) ?? {}) as { tags?: unknown[] };
      return Array.isArray(body.tags) && old
        ? { ...body, tags: [...old, ...(body.tags as unknown[])] }
        : body;
    }),
  },
  'a removed guest is gone, and nobody else': {
    ...keepNothing('deleteGuest'),
    'deleteGuest answers 200': changeStatus('deleteGuest', 204, 200),
    'deleteGuest again is fine': changeStatus('deleteGuest', 404, 204),
    'updateGuest of a removed guest is fine': changeStatus('updateGuest', 404, 200),
    'deleteGuest removes the one before': changeCall('deleteGuest', (call, db) => {
      const rows = findGuests(db, call);
      const before = rows[rows.findIndex(({ _id }) => _id === call.params.guestId) - 1];
      return before && { params: { ...call.params, guestId: before._id } };
    }),
  },
  'a guest that breaks a rule is refused and nothing changes': {
    'a guest needs no name': { acceptsInvalid: true },
    'updateGuest keeps part of what it refuses': accepting(
      replace('updateGuest', (db, call) => {
        const { name, rsvpCount, ...rest } = call.body;
        original.updateGuest(db, { ...call, body: rest });
        return name === '' || Number(rsvpCount) < 0 ? refuse(400, 'name') : original.updateGuest(db, call);
      }),
    ),
    'updateGuest takes fewer people than nobody': accepting(
      replace('updateGuest', (db, call) =>
        call.body.name === '' || Number(call.body.rsvpCount) < 0
          ? refuse(400, 'name')
          : original.updateGuest(db, call),
      ),
    ),
  },
  'an answer that the organiser records is the guest’s answer': {
    ...dropFields('updateGuest', 'rsvpCount'),
    'updateGuest takes no answer back': changeBody('updateGuest', (body) => {
      const { rsvpCount, ...rest } = body;
      return rsvpCount === null ? rest : body;
    }),
    'updateGuest refuses to change a refusal': replace('updateGuest', (db, call) =>
      findGuest(db, call)?.rsvpCount === 0 && Number(call.body.rsvpCount ?? 0) > 0
        ? refuse(409, 'rsvpCount')
        : original.updateGuest(db, call),
    ),
  },
  'guests added at once are all there': {
    'createGuest answers with the first guest': changeData('createGuest', (_, call, db) => ({
      0: findGuests(db, call)[0],
    })),
    'createGuest of several at once keeps one': addSideEffect('createGuest', (db, call) => {
      for (const guest of findGuests(db, call).slice(0, -1)) db.guests.remove(guest._id);
    }),
    'ids of guests are short': replaceText(
      ['createGuest', 'listGuests'],
      /"_id":"(\w{20})\w+"/g,
      '"_id":"$1"',
    ),
  },
  'guests and events that look alike are kept apart': {
    'createEvent takes a name once': replace('createEvent', (db, call) =>
      db.events.all().some(({ user, name }) => user === call.user._id && name === call.body.name)
        ? refuse(409, 'name')
        : original.createEvent(db, call),
    ),
    'createGuest takes a phone number once': replace('createGuest', (db, call) =>
      findGuests(db, call).some(({ phone }) => phone === call.body.phone)
        ? refuse(409, 'phone')
        : original.createGuest(db, call),
    ),
    'deleteGuest removes everybody of that name': replace('deleteGuest', (db, call) => {
      const name = findGuest(db, call)?.name;
      const result = original.deleteGuest(db, call);
      for (const guest of findGuests(db, call)) if (guest.name === name) db.guests.remove(guest._id);
      return result;
    }),
    'updateEvent changes all with the name': replace('updateEvent', (db, call) => {
      const meant = findEvent(db, call);
      for (const twin of db.events.all())
        if (twin.name === meant?.name && twin.user === meant.user) db.events.put({ ...twin, ...call.body });
      return original.updateEvent(db, call);
    }),
  },
  'large numbers are kept': {
    'createGuest invites 100 at most': changeBody('createGuest', (body) => ({
      ...body,
      invitees: Math.min(100, Number(body.invitees ?? 1)),
    })),
    'saveRsvp counts 100 at most': changeBody('saveRsvp', ({ rsvpCount }) => ({
      rsvpCount: Math.min(100, Number(rsvpCount)),
    })),
    'getGuest counts in bytes': replaceText('getGuest', '"invitees":250', '"invitees":-6'),
  },
};
