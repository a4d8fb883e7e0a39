import type { Db } from '../../mocks/backend/db.ts';
import {
  answering,
  asking,
  type Call,
  followedBy,
  handle,
  type Mutant,
  type OperationId,
  own,
} from './mutant.ts';

const changes = 'an event changes';
const atOnce = 'at once is all kept';
const pages = 'pages cover';

const findGuests = (db: Db, { params }: Call) =>
  db.guests.all().filter(({ event }) => event === params.eventId);
const findMessages = (db: Db, { params }: Call) =>
  db.messages.all().filter(({ event }) => event === params.eventId);
const findGuest = (db: Db, { params }: Call) => db.guests.get(params.guestId ?? '');

/** Sums that leave something out. */
const summing = (
  name: string,
  flow: string,
  sum: (db: Db, call: Call) => Record<string, number>,
): Mutant => ({
  name: `getEvent ${name}`,
  flow,
  alteration: answering('getEvent', (answer, call, db) => {
    const guestsAnalytics = { ...(answer.body?.guestsAnalytics as object), ...sum(db, call) };
    return { ...answer, body: { ...answer.body, guestsAnalytics } };
  }),
});

/** Rows of a list that say less than those of another one. */
const rows = (
  name: string,
  isMeant: (query: Call['query']) => boolean,
  change: (row: object) => object,
): Mutant => ({
  name: `listGuests ${name}`,
  flow: pages,
  alteration: answering('listGuests', (answer, { query }) => {
    const data = answer.body?.data as { docs: object[] } | undefined;
    if (!data || !isMeant(query)) return answer;
    return { ...answer, body: { ...answer.body, data: { ...data, docs: data.docs.map(change) } } };
  }),
});

/** Writes back what it read a moment ago, without the fields that another call has saved since. */
function overlapping(
  id: OperationId,
  read: (db: Db, call: Call) => object | undefined,
  put: (db: Db, row: object) => void,
) {
  let last: { at: number; row: object } | undefined;
  return handle(id, (db, call) => {
    const row = read(db, call);
    if (last && Date.now() - last.at < 50) put(db, last.row);
    else if (row) last = { at: Date.now(), row };
    return own[id](db, call);
  });
}

/** Mutants that are wrong only under a condition: a second page, an overlap, a refusal. */
export const combinedMutants: Mutant[] = [
  summing('counts the first 100 guests', pages, (db, call) => ({
    total: Math.min(findGuests(db, call).length, 100),
  })),
  summing('counts no refusal but the first', pages, (db, call) => ({
    rejected: Math.min(findGuests(db, call).filter(({ rsvpCount }) => rsvpCount === 0).length, 1),
  })),
  summing('counts those on the card', 'the sums of an event', (db, call) => ({
    confirmed: findGuests(db, call).reduce(
      (sum, { rsvpCount, inviteeOnCard }) => sum + Math.min(rsvpCount ?? 0, inviteeOnCard),
      0,
    ),
  })),
  rows(
    'has no names on the second page',
    ({ page }) => page === 2,
    (row) => ({ ...row, name: 'Guest' }),
  ),
  rows(
    'has no phone numbers on pages of 100',
    ({ limit }) => limit === 100,
    (row) => ({ ...row, phone: undefined }),
  ),
  {
    name: 'listGuests leaves out who accepted for more than are invited',
    flow: 'do not add up',
    alteration: answering('listGuests', (answer, { query }) => {
      const data = answer.body?.data as { docs: { rsvpCount: number; invitees: number }[] } | undefined;
      if (!data || query.rsvpConfirmed !== true) return answer;
      const docs = data.docs.filter(({ rsvpCount, invitees }) => rsvpCount <= invitees);
      return { ...answer, body: { data: { ...data, docs } } };
    }),
  },
  {
    name: 'updateEvent to yes or no invites one person each',
    flow: changes,
    alteration: followedBy('updateEvent', (db, call) => {
      if (call.body.isSingleGuest === true)
        for (const guest of findGuests(db, call)) db.guests.put({ ...guest, invitees: 1 });
    }),
  },
  {
    name: 'updateEvent selects no message',
    flow: changes,
    alteration: followedBy('updateEvent', (db, call) => {
      for (const message of findMessages(db, call)) db.messages.put({ ...message, isSelected: false });
    }),
  },
  {
    name: 'createMessage clears the others, selected or not',
    flow: 'one message is selected',
    alteration: asking('createMessage', (call, db) => {
      for (const message of findMessages(db, call)) db.messages.put({ ...message, isSelected: false });
      return call;
    }),
  },
  {
    name: 'select puts the card on the message',
    flow: 'one message is selected',
    alteration: followedBy('selectMessage', (db, { params }) => {
      const message = db.messages.get(params.messageId ?? '');
      if (message) db.messages.put({ ...message, attachCardImage: true });
    }),
  },
  {
    name: 'updateGuest changes all of one name',
    flow: 'look alike',
    alteration: followedBy('updateGuest', (db, call) => {
      const guest = findGuest(db, call);
      for (const each of findGuests(db, call))
        if (each.name === guest?.name) db.guests.put({ ...each, invitees: guest.invitees });
    }),
  },
  {
    name: 'updateGuest takes fewer people than nobody',
    flow: 'a guest that breaks a rule',
    alteration: {
      takesAll: true,
      ...handle('updateGuest', (db, call) => {
        const { name, rsvpCount } = call.body;
        if (name !== '' && !(Number(rsvpCount) < 0)) return own.updateGuest(db, call);
        return { status: 400, body: { message: 'No', errors: [{ type: 'name', message: 'No' }] } };
      }),
    },
  },
  {
    name: 'listMessages has each title once',
    flow: 'messages are kept',
    alteration: answering('listMessages', (answer) => {
      const { docs } = (answer.body?.data ?? { docs: [] }) as { docs: { title: string }[] };
      const titles = docs.map(({ title }) => title);
      return {
        ...answer,
        body: { data: { docs: docs.filter(({ title }, n) => titles.indexOf(title) === n) } },
      };
    }),
  },
  {
    name: 'getRsvp writes words where the organiser wrote none',
    flow: 'a link shows',
    alteration: answering('getRsvp', (answer) => {
      const data = answer.body?.data as { event: object } | undefined;
      const event = { rsvpMessage: 'Please answer.', ...data?.event };
      return data ? { ...answer, body: { ...answer.body, data: { ...data, event } } } : answer;
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
    flow: atOnce,
    alteration: overlapping(id, read, put),
  })),
];
