import type { Db } from '../../mocks/backend/db.ts';
import {
  changeResult,
  changeCall,
  type Call,
  replaceHandler,
  type Mutant,
  type OperationId,
  original,
  changeText,
  addSideEffect,
} from './mutant.ts';

const knownFields = {
  updateGuest: [
    '_id',
    'event',
    'createdBy',
    'name',
    'phone',
    'invitees',
    'inviteeOnCard',
    'rsvpCount',
    'isWAPhone',
  ],
  updateEvent: [
    '_id',
    'user',
    'name',
    'image',
    'images',
    'welcomeMessage',
    'rsvpMessage',
    'isSingleGuest',
    'createdAt',
    'updatedAt',
  ],
};
const pick = <Row extends object>(row: Row, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Row;

/** Writes back an event that was read a moment ago, like a server that loads, changes and saves the whole record. */
function writeStaleRows(
  id: OperationId,
  read: (db: Db, call: Call) => object[],
  write: (db: Db, row: object) => void,
) {
  let last: { at: number; rows: object[] } | undefined;
  return replaceHandler(id, (db, call) => {
    const before = read(db, call);
    if (last && Date.now() - last.at < 250) for (const row of last.rows) write(db, row);
    else last = { at: Date.now(), rows: before };
    return original[id](db, call);
  });
}
const findOtherGuests = (db: Db, { params }: Call) => {
  const event = db.guests.get(params.guestId ?? '')?.event;
  return db.guests.all().filter((guest) => guest.event === event && guest._id !== params.guestId);
};

const saveTwice = (id: 'createEvent' | 'createGuest' | 'createMessage', flow: string): Mutant => ({
  name: `${id} keeps two`,
  flow,
  alteration: addSideEffect(id, (db, call) => void original[id](db, call)),
});

const limitList = (id: 'listEvents' | 'listMessages', most: number, flow: string): Mutant => ({
  name: `${id} stops after ${most}`,
  flow,
  alteration: changeResult(id, (result) => {
    const { docs, ...page } = (result.body?.data ?? { docs: [] }) as { docs: unknown[] };
    return { ...result, body: { data: { ...page, docs: docs.slice(0, most) } } };
  }),
});

const changeDisplayName = (name: string, change: (text: string) => string): Mutant => ({
  name: `the name of an account is ${name}`,
  flow: 'a new account',
  alteration: changeCall('signup', ({ body, ...call }) => ({
    ...call,
    body: { ...body, displayName: change(String(body.displayName)) },
  })),
});

/** Mutants that lose data if there is more of it, if calls overlap, or if values look alike. */
export const dataLossMutants: Mutant[] = [
  ...(['updateGuest', 'updateEvent'] as const).map((id): Mutant => ({
    name: `${id} forgets the unknown fields that were not sent`,
    flow:
      id === 'updateGuest'
        ? 'of a guest that the product does not know'
        : 'of an event that the product does not know',
    alteration: replaceHandler(id, (db, call) => {
      const { guestId = '', eventId = '' } = call.params;
      const [guest, event] = [db.guests.get(guestId), db.events.get(eventId)];
      if (id === 'updateGuest' && guest) db.guests.put(pick(guest, knownFields.updateGuest));
      if (id === 'updateEvent' && event) db.events.put(pick(event, knownFields.updateEvent));
      return original[id](db, call);
    }),
  })),
  {
    name: 'deleteGuest removes the one before',
    flow: 'a removed guest',
    alteration: changeCall('deleteGuest', (call, db) => {
      const rows = db.guests.all().filter(({ event }) => event === call.params.eventId);
      const before = rows[rows.findIndex(({ _id }) => _id === call.params.guestId) - 1];
      return before ? { ...call, params: { ...call.params, guestId: before._id } } : call;
    }),
  },
  saveTwice('createEvent', 'an event is kept'),
  saveTwice('createGuest', 'a guest is kept'),
  saveTwice('createMessage', 'messages are kept'),
  limitList('listEvents', 50, 'whole and in one order'),
  limitList('listEvents', 100, 'whole and in one order'),
  limitList('listMessages', 50, 'messages are kept'),
  {
    name: 'listEvents has the time of creation for the last change',
    flow: 'an event changes',
    alteration: changeText('listEvents', (text) =>
      text.replaceAll(/"createdAt":"([^"]+)","updatedAt":"[^"]+"/g, '"updatedAt":"$1"'),
    ),
  },
  {
    name: 'listEvents cuts names at 30',
    flow: 'text of events',
    alteration: changeText('listEvents', (text) =>
      text.replaceAll(/"name":"((?:[^"\\]|\\.){30})(?:[^"\\]|\\.)+"/g, '"name":"$1"'),
    ),
  },
  {
    name: 'texts of digits become numbers',
    flow: 'text of messages',
    alteration: changeText('listMessages', (text) => text.replaceAll(/"title":"(0*)(\d+)"/g, '"title":$2')),
  },
  ...(['getEvent', 'getGuest', 'listMessages'] as const).map((id): Mutant => ({
    name: `${id} takes the text null for nothing`,
    flow: 'character by character',
    alteration: changeText(id, (text) => text.replaceAll(':"null"', ':null')),
  })),
  changeDisplayName('escaped', (text) => text.replaceAll("'", '&#39;')),
  changeDisplayName('without emoji', (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, '')),
  {
    name: 'updateEvent trims the end of a text',
    flow: 'text of events',
    alteration: changeCall('updateEvent', ({ body, ...call }) => ({
      ...call,
      body: {
        ...body,
        ...(typeof body.rsvpMessage === 'string' && { rsvpMessage: body.rsvpMessage.trimEnd() }),
      },
    })),
  },
  {
    name: 'saveRsvp takes no refusal of a guest for one',
    flow: 'a link shows',
    alteration: replaceHandler('saveRsvp', (db, call) => {
      const event = db.events.get(db.guests.get(call.params.guestId ?? '')?.event ?? '');
      return event?.isSingleGuest && call.body.rsvpCount === 0
        ? { status: 400, body: { message: 'No', errors: [] } }
        : original.saveRsvp(db, call);
    }),
  },
  ...(['saveRsvp', 'updateGuest'] as const).map((id): Mutant => ({
    name: `${id} of several guests at once keeps one`,
    flow: 'at once is all kept',
    alteration: writeStaleRows(id, findOtherGuests, (db, row) => void db.guests.put(row as never)),
  })),
  {
    name: 'createMessage of several at once keeps one',
    flow: 'at once is all kept',
    alteration: {
      ...replaceHandler('createMessage', (db, call) => {
        const result = original.createMessage(db, call);
        const fresh = db.messages
          .all()
          .filter(
            ({ event, createdAt }) =>
              event === call.params.eventId && Date.now() - Date.parse(createdAt) < 250,
          );
        for (const { _id } of fresh.slice(0, -1)) db.messages.remove(_id);
        return result;
      }),
    },
  },
];
