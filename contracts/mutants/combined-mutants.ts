import type { Db } from '../../mocks/backend/db.ts';
import {
  changeResult,
  changeCall,
  type Call,
  addSideEffect,
  replaceHandler,
  type Mutant,
  type OperationId,
  original,
  findGuest,
  findGuests,
} from './mutant.ts';

const eventChangeFlow = 'an event changes';
const overlapFlow = 'at once is all kept';
const pagesFlow = 'pages cover';

const findMessages = (db: Db, { params }: Call) =>
  db.messages.all().filter(({ event }) => event === params.eventId);

/** Sums that leave something out. */
const changeAnalytics = (
  name: string,
  flow: string,
  sum: (db: Db, call: Call) => Record<string, number>,
): Mutant => ({
  name: `getEvent ${name}`,
  flow,
  alteration: changeResult('getEvent', (result, call, db) => {
    const guestsAnalytics = { ...(result.body?.guestsAnalytics as object), ...sum(db, call) };
    return { ...result, body: { ...result.body, guestsAnalytics } };
  }),
});

/** Rows of a list that say less than those of another one. */
const changeRows = (
  name: string,
  isMeant: (query: Call['query']) => boolean,
  change: (row: object) => object,
): Mutant => ({
  name: `listGuests ${name}`,
  flow: pagesFlow,
  alteration: changeResult('listGuests', (result, { query }) => {
    const data = result.body?.data as { docs: object[] } | undefined;
    if (!data || !isMeant(query)) return result;
    return { ...result, body: { ...result.body, data: { ...data, docs: data.docs.map(change) } } };
  }),
});

/** Writes back what it read a moment ago, without the fields that another call has saved since. */
function loseOverlappingChange(
  id: OperationId,
  read: (db: Db, call: Call) => object | undefined,
  put: (db: Db, row: object) => void,
) {
  let last: { at: number; row: object } | undefined;
  return replaceHandler(id, (db, call) => {
    const row = read(db, call);
    if (last && Date.now() - last.at < 50) put(db, last.row);
    else if (row) last = { at: Date.now(), row };
    return original[id](db, call);
  });
}

/** Mutants that are wrong only under a condition: a second page, an overlap, a refusal. */
export const combinedMutants: Mutant[] = [
  changeAnalytics('counts the first 100 guests', pagesFlow, (db, call) => ({
    total: Math.min(findGuests(db, call).length, 100),
  })),
  changeAnalytics('counts no refusal but the first', pagesFlow, (db, call) => ({
    rejected: Math.min(findGuests(db, call).filter(({ rsvpCount }) => rsvpCount === 0).length, 1),
  })),
  changeAnalytics('counts those on the card', 'the sums of an event', (db, call) => ({
    confirmed: findGuests(db, call).reduce(
      (sum, { rsvpCount, inviteeOnCard }) => sum + Math.min(rsvpCount ?? 0, inviteeOnCard),
      0,
    ),
  })),
  changeRows(
    'has no names on the second page',
    ({ page }) => page === 2,
    (row) => ({ ...row, name: 'Guest' }),
  ),
  changeRows(
    'has no phone numbers on pages of 100',
    ({ limit }) => limit === 100,
    (row) => ({ ...row, phone: undefined }),
  ),
  {
    name: 'listGuests leaves out who accepted for more than are invited',
    flow: 'do not add up',
    alteration: changeResult('listGuests', (result, { query }) => {
      const data = result.body?.data as { docs: { rsvpCount: number; invitees: number }[] } | undefined;
      if (!data || query.rsvpConfirmed !== true) return result;
      const docs = data.docs.filter(({ rsvpCount, invitees }) => rsvpCount <= invitees);
      return { ...result, body: { data: { ...data, docs } } };
    }),
  },
  {
    name: 'updateEvent to yes or no invites one person each',
    flow: eventChangeFlow,
    alteration: addSideEffect('updateEvent', (db, call) => {
      if (call.body.isSingleGuest === true)
        for (const guest of findGuests(db, call)) db.guests.put({ ...guest, invitees: 1 });
    }),
  },
  {
    name: 'updateEvent selects no message',
    flow: eventChangeFlow,
    alteration: addSideEffect('updateEvent', (db, call) => {
      for (const message of findMessages(db, call)) db.messages.put({ ...message, isSelected: false });
    }),
  },
  {
    name: 'createMessage clears the others, selected or not',
    flow: 'one message is selected',
    alteration: changeCall('createMessage', (call, db) => {
      for (const message of findMessages(db, call)) db.messages.put({ ...message, isSelected: false });
      return call;
    }),
  },
  {
    name: 'select puts the card on the message',
    flow: 'one message is selected',
    alteration: addSideEffect('selectMessage', (db, { params }) => {
      const message = db.messages.get(params.messageId ?? '');
      if (message) db.messages.put({ ...message, attachCardImage: true });
    }),
  },
  {
    name: 'updateGuest changes all of one name',
    flow: 'look alike',
    alteration: addSideEffect('updateGuest', (db, call) => {
      const guest = findGuest(db, call);
      for (const each of findGuests(db, call))
        if (each.name === guest?.name) db.guests.put({ ...each, invitees: guest.invitees });
    }),
  },
  {
    name: 'updateGuest takes fewer people than nobody',
    flow: 'a guest that breaks a rule',
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('updateGuest', (db, call) => {
        const { name, rsvpCount } = call.body;
        if (name !== '' && !(Number(rsvpCount) < 0)) return original.updateGuest(db, call);
        return { status: 400, body: { message: 'No', errors: [{ type: 'name', message: 'No' }] } };
      }),
    },
  },
  {
    name: 'listMessages has each title once',
    flow: 'messages are kept',
    alteration: changeResult('listMessages', (result) => {
      const { docs } = (result.body?.data ?? { docs: [] }) as { docs: { title: string }[] };
      const titles = docs.map(({ title }) => title);
      return {
        ...result,
        body: { data: { docs: docs.filter(({ title }, n) => titles.indexOf(title) === n) } },
      };
    }),
  },
  {
    name: 'getRsvp writes words where the organiser wrote none',
    flow: 'a link shows',
    alteration: changeResult('getRsvp', (result) => {
      const data = result.body?.data as { event: object } | undefined;
      const event = { rsvpMessage: 'Please answer.', ...data?.event };
      return data ? { ...result, body: { ...result.body, data: { ...data, event } } } : result;
    }),
  },
  ...(
    [
      [
        'updateEvent',
        (db, { params }) => db.events.get(params.eventId ?? ''),
        (db, row) => db.events.put(row as never),
      ],
      [
        'updateMessage',
        (db, { params }) => db.messages.get(params.messageId ?? ''),
        (db, row) => db.messages.put(row as never),
      ],
    ] as [OperationId, (db: Db, call: Call) => object | undefined, (db: Db, row: object) => void][]
  ).map(([id, read, put]): Mutant => ({
    name: `${id} of two fields at once keeps one`,
    flow: overlapFlow,
    alteration: loseOverlappingChange(id, read, put),
  })),
];
