import type { Db } from '../../mocks/backend/db.ts';
import type { GuestRecord } from '../../mocks/backend/records.ts';
import type { Alteration } from '../mock-host.ts';
import { answering, asking, type Call, handle, type Mutant, type OperationId, own } from './mutant.ts';

/** Changes the body of a request before it is handled. */
const sent = (id: OperationId, change: (body: Call['body'], db: Db, call: Call) => object): Alteration => ({
  takesAll: true,
  ...asking(id, (call, db) => ({ ...call, body: { ...change(call.body, db, call) } })),
});
/** Sorts by name, and draws lots where names are equal. */
const byName = handle('listGuests', (db, call) => {
  const { limit, page } = call.query as { limit: number; page: number };
  const all = own.listGuests(db, { ...call, query: { ...call.query, limit: 10_000, page: 1 } });
  const { docs } = (all.body?.data ?? { docs: [] }) as { docs: { name: string }[] };
  const sorted = docs
    .map((guest) => ({ guest, lot: Math.random() }))
    .toSorted((a, b) => a.guest.name.localeCompare(b.guest.name) || a.lot - b.lot)
    .map(({ guest }) => guest);
  const data = { docs: sorted.slice((page - 1) * limit, page * limit), totalDocs: docs.length };
  return { status: 200, body: { data } };
});

/** Decodes a text packet by packet. */
function decodeInPieces(text: unknown): string {
  const bytes = Buffer.from(String(text));
  const starts = Array.from({ length: Math.ceil(bytes.length / 1_400) }, (_, n) => n * 1_400);
  return starts.map((start) => bytes.subarray(start, start + 1_400).toString()).join('');
}

/** Does with every row like the one that is meant what should be done with that one. */
const alsoTwins = (db: Db, { params }: Call, isMeant: (one: GuestRecord, other: GuestRecord) => boolean) => {
  const meant = db.guests.get(params.guestId ?? '');
  return meant ? db.guests.all().filter((other) => other.event === meant.event && isMeant(meant, other)) : [];
};

/** Found by changing a backend without having read the checks. */
export const furtherMutants: Mutant[] = [
  { name: 'guests are sorted by name alone', flow: 'pages cover each list once', alteration: byName },
  {
    name: 'updateEvent unticks what is not sent',
    flow: 'an event changes',
    alteration: sent('updateEvent', (body) => ({ isSingleGuest: false, ...body })),
  },
  {
    name: 'reading an event changes updatedAt',
    flow: 'an event changes',
    alteration: answering('getEvent', (answer) => {
      const data = { ...(answer.body?.data as object), updatedAt: new Date().toISOString() };
      return { ...answer, body: { ...answer.body, data } };
    }),
  },
  {
    name: 'updateGuest takes nobody invited for nothing sent',
    flow: 'a guest changes',
    alteration: sent('updateGuest', ({ invitees, ...body }) => ({
      ...body,
      ...(invitees !== 0 && invitees !== undefined && { invitees }),
    })),
  },
  {
    name: 'updateGuest adds to unknown lists',
    flow: 'fields of a guest that the product does not know',
    alteration: sent('updateGuest', (body, db, { params }) => {
      const { tags: old } = (db.guests.get(params.guestId ?? '') ?? {}) as { tags?: unknown[] };
      const { tags } = body;
      return Array.isArray(tags) && old ? { ...body, tags: [...old, ...(tags as unknown[])] } : body;
    }),
  },
  {
    name: 'createGuest decodes each packet separately',
    flow: 'text of guests',
    alteration: sent('createGuest', (body) => ({ ...body, name: decodeInPieces(body.name) })),
  },
  {
    name: 'signup takes accents off a name',
    flow: 'a new account',
    alteration: sent('signup', (body) => ({
      ...body,
      displayName: String(body.displayName)
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, ''),
    })),
  },
  {
    name: 'updateMessage takes an empty text for nothing sent',
    flow: 'a message changes in its place',
    alteration: sent('updateMessage', ({ message, ...body }) => ({
      ...body,
      ...(message ? { message } : {}),
    })),
  },
  {
    name: 'deleteGuest removes all with the number',
    flow: 'guests and events that look alike',
    alteration: handle('deleteGuest', (db, call) => {
      const twins = alsoTwins(db, call, (one, other) => one.phone !== '' && one.phone === other.phone);
      for (const { _id } of twins) db.guests.remove(_id);
      return twins.length > 0 ? { status: 204 } : own.deleteGuest(db, call);
    }),
  },
  {
    name: 'updateEvent changes all with the name',
    flow: 'guests and events that look alike',
    alteration: handle('updateEvent', (db, call) => {
      const meant = db.events.get(call.params.eventId ?? '');
      for (const twin of db.events.all())
        if (twin.name === meant?.name && twin.user === meant.user) db.events.put({ ...twin, ...call.body });
      return own.updateEvent(db, call);
    }),
  },
  {
    name: 'updateGuest refuses to change a refusal',
    flow: 'an answer that the organiser records',
    alteration: handle('updateGuest', (db, call) => {
      const { rsvpCount } = db.guests.get(call.params.guestId ?? '') ?? {};
      const isTaken = rsvpCount !== 0 || Number(call.body.rsvpCount ?? 0) === 0;
      return isTaken ? own.updateGuest(db, call) : { status: 409, body: { message: 'Declined', errors: [] } };
    }),
  },
  {
    name: 'savePreference keeps four shortcuts',
    flow: 'settings are kept with their user',
    alteration: sent('savePreference', ({ shortcuts, ...body }) => ({
      ...body,
      ...(Array.isArray(shortcuts) && { shortcuts: (shortcuts as unknown[]).slice(0, 4) }),
    })),
  },
  {
    name: 'savePreference drops what is false',
    flow: 'settings are kept with their user',
    alteration: sent(
      'savePreference',
      (body) =>
        JSON.parse(JSON.stringify(body), (_, value: unknown) =>
          value === false ? undefined : value,
        ) as object,
    ),
  },
];
