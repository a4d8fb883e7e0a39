import type { Db } from '../../mocks/backend/db.ts';
import type { GuestRecord } from '../../mocks/backend/records.ts';
import type { Alteration } from '../mock-host.ts';
import { setHeader } from './http-mutants.ts';
import {
  addSideEffect,
  changeResult,
  changeCall,
  changeStatus,
  type Call,
  findGuest,
  replaceHandler,
  type Mutant,
  type OperationId,
  original,
} from './mutant.ts';

/** Changes the body of a request before it is handled. */
const changeBody = (
  id: OperationId,
  change: (body: Call['body'], db: Db, call: Call) => object,
): Alteration => ({
  acceptsInvalid: true,
  ...changeCall(id, (call, db) => ({ ...call, body: { ...change(call.body, db, call) } })),
});
/** Sorts by name, in random order where names are equal. */
const unstableNameOrder = replaceHandler('listGuests', (db, call) => {
  const { limit, page } = call.query as { limit: number; page: number };
  const all = original.listGuests(db, { ...call, query: { ...call.query, limit: 10_000, page: 1 } });
  const { docs } = (all.body?.data ?? { docs: [] }) as { docs: { name: string }[] };
  const sorted = docs
    .map((guest) => ({ guest, lot: Math.random() }))
    .toSorted((a, b) => a.guest.name.localeCompare(b.guest.name) || a.lot - b.lot)
    .map(({ guest }) => guest);
  const data = { docs: sorted.slice((page - 1) * limit, page * limit), totalDocs: docs.length };
  return { status: 200, body: { data } };
});

/** Decodes each packet of a text separately, which breaks the characters between two. */
function decodeInChunks(text: unknown): string {
  const bytes = Buffer.from(String(text));
  const starts = Array.from({ length: Math.ceil(bytes.length / 1_400) }, (_, n) => n * 1_400);
  return starts.map((start) => bytes.subarray(start, start + 1_400).toString()).join('');
}

/** The guests of the event that `isMeant` takes for the one in the address. */
const findTwins = (db: Db, { params }: Call, isMeant: (one: GuestRecord, other: GuestRecord) => boolean) => {
  const meant = db.guests.get(params.guestId ?? '');
  return meant ? db.guests.all().filter((other) => other.event === meant.event && isMeant(meant, other)) : [];
};

/** Common bugs of backends. They were written without a look at the checks. */
export const commonBugMutants: Mutant[] = [
  {
    name: 'guests are sorted by name alone',
    flow: 'pages cover each list once',
    alteration: unstableNameOrder,
  },
  {
    name: 'updateEvent unticks what is not sent',
    flow: 'an event changes',
    alteration: changeBody('updateEvent', (body) => ({ isSingleGuest: false, ...body })),
  },
  {
    name: 'reading an event changes updatedAt',
    flow: 'an event changes',
    alteration: changeResult('getEvent', (result) => {
      const data = { ...(result.body?.data as object), updatedAt: new Date().toISOString() };
      return { ...result, body: { ...result.body, data } };
    }),
  },
  {
    name: 'updateGuest takes nobody invited for nothing sent',
    flow: 'a guest changes',
    alteration: changeBody('updateGuest', ({ invitees, ...body }) => ({
      ...body,
      ...(invitees !== 0 && invitees !== undefined && { invitees }),
    })),
  },
  {
    name: 'updateGuest adds to unknown lists',
    flow: 'fields of a guest that the product does not know',
    alteration: changeBody('updateGuest', (body, db, { params }) => {
      const { tags: old } = (db.guests.get(params.guestId ?? '') ?? {}) as { tags?: unknown[] };
      const { tags } = body;
      return Array.isArray(tags) && old ? { ...body, tags: [...old, ...(tags as unknown[])] } : body;
    }),
  },
  {
    name: 'createGuest decodes each packet separately',
    flow: 'text of guests',
    alteration: changeBody('createGuest', (body) => ({ ...body, name: decodeInChunks(body.name) })),
  },
  {
    name: 'signup takes accents off a name',
    flow: 'a new account',
    alteration: changeBody('signup', (body) => ({
      ...body,
      displayName: String(body.displayName)
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, ''),
    })),
  },
  {
    name: 'updateMessage takes an empty text for nothing sent',
    flow: 'a message changes in its place',
    alteration: changeBody('updateMessage', ({ message, ...body }) => ({
      ...body,
      ...(message ? { message } : {}),
    })),
  },
  {
    name: 'deleteGuest removes all with the number',
    flow: 'guests and events that look alike',
    alteration: replaceHandler('deleteGuest', (db, call) => {
      const twins = findTwins(db, call, (one, other) => one.phone !== '' && one.phone === other.phone);
      for (const { _id } of twins) db.guests.remove(_id);
      return twins.length > 0 ? { status: 204 } : original.deleteGuest(db, call);
    }),
  },
  {
    name: 'updateEvent changes all with the name',
    flow: 'guests and events that look alike',
    alteration: replaceHandler('updateEvent', (db, call) => {
      const meant = db.events.get(call.params.eventId ?? '');
      for (const twin of db.events.all())
        if (twin.name === meant?.name && twin.user === meant.user) db.events.put({ ...twin, ...call.body });
      return original.updateEvent(db, call);
    }),
  },
  {
    name: 'updateGuest refuses to change a refusal',
    flow: 'an answer that the organiser records',
    alteration: replaceHandler('updateGuest', (db, call) => {
      const { rsvpCount } = db.guests.get(call.params.guestId ?? '') ?? {};
      const isTaken = rsvpCount !== 0 || Number(call.body.rsvpCount ?? 0) === 0;
      return isTaken
        ? original.updateGuest(db, call)
        : { status: 409, body: { message: 'Declined', errors: [] } };
    }),
  },
  {
    name: 'savePreference keeps four shortcuts',
    flow: 'settings are kept with their user',
    alteration: changeBody('savePreference', ({ shortcuts, ...body }) => ({
      ...body,
      ...(Array.isArray(shortcuts) && { shortcuts: (shortcuts as unknown[]).slice(0, 4) }),
    })),
  },
  {
    name: 'savePreference drops what is false',
    flow: 'settings are kept with their user',
    alteration: changeBody(
      'savePreference',
      (body) =>
        JSON.parse(JSON.stringify(body), (_, value: unknown) =>
          value === false ? undefined : value,
        ) as object,
    ),
  },
  {
    name: 'totalPages is one too many for full pages',
    flow: 'pages cover each list once',
    alteration: changeResult('listGuests', (result, { query }) => {
      const data = result.body?.data as { totalDocs: number };
      const totalPages = Math.floor(data.totalDocs / Number(query.limit)) + 1;
      return { ...result, body: { ...result.body, data: { ...data, totalPages } } };
    }),
  },
  {
    name: 'a changed guest moves to the end of the list',
    flow: 'pages cover each list once',
    alteration: addSideEffect('updateGuest', (db, call) => {
      const guest = findGuest(db, call);
      if (!guest) return;
      db.guests.remove(guest._id);
      db.guests.put(guest);
    }),
  },
  {
    name: 'createGuest refuses the country of a number',
    flow: 'text of guests',
    alteration: replaceHandler('createGuest', (db, call) =>
      String(call.body.phone).startsWith('+')
        ? { status: 400, body: { message: 'No number', errors: [{ type: 'phone', message: 'No number' }] } }
        : original.createGuest(db, call),
    ),
  },
  ...[401, 404].map((status) => ({
    name: `caches may keep a ${status}`,
    flow: 'no cache on the way',
    alteration: setHeader(status, 'cache-control', 'public, max-age=60'),
  })),
  {
    name: 'signup looks for the address before others have saved it',
    flow: 'what many change at once',
    alteration: replaceHandler('signup', (db, call) => {
      const late = db.users.all().find(({ email }) => email === call.body.email);
      if (!late || Date.now() - (signedUp.get(late.email) ?? 0) > 200) {
        signedUp.set(String(call.body.email), Date.now());
        return original.signup(db, call);
      }
      return original.signup(db, { ...call, body: { ...call.body, email: `twin.${late.email}` } });
    }),
  },
  {
    name: 'the answer to an update has no pictures',
    flow: 'an event changes',
    alteration: changeResult('updateEvent', (result) => {
      const {
        image: _image,
        images: _images,
        ...data
      } = { ...(result.body?.data as Record<string, unknown>) };
      return { ...result, body: { ...result.body, data } };
    }),
  },
  {
    name: 'deleteMessage answers 200',
    flow: 'a deleted message is gone',
    alteration: changeStatus('deleteMessage', 204, 200),
  },
];

/** When an address has signed up: two calls within a moment count as calls at once. */
const signedUp = new Map<string, number>();
