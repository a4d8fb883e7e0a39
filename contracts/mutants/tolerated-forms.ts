import type { Alteration } from '../mock-host.ts';
import { cutPassword, setHeader } from './http-mutants.ts';
import { changeEveryText, replaceHandler, original, changeText, type Tolerated } from './mutant.ts';

/** The same data in another form or order. */
export const toleratedForms: Tolerated[] = [
  {
    name: 'updates that answer with nothing to read',
    because: 'what is not answered is read again',
    alteration: changeText(['updateEvent', 'updateMessage'], () => '{}'),
  },
  {
    name: 'the sums of getEvent on the event alone',
    because: 'read there too (A5)',
    alteration: changeText('getEvent', (text) => {
      const { data, guestsAnalytics } = JSON.parse(text) as { data: object; guestsAnalytics: unknown };
      return JSON.stringify({ data: { ...data, guestsAnalytics } });
    }),
  },
  {
    name: 'lists with the newest first',
    because: 'any order that stays is one',
    alteration: {
      handlers: Object.fromEntries(
        (['listGuests', 'listGuestDiscrepancies'] as const).map((id) => {
          const { handlers } = replaceHandler(id, (db, call) => {
            const { limit, page } = call.query as { limit: number; page: number };
            const all = original[id](db, { ...call, query: { ...call.query, limit: 10_000, page: 1 } });
            const docs = ((all.body?.data ?? { docs: [] }) as { docs: unknown[] }).docs.toReversed();
            const data = { docs: docs.slice((page - 1) * limit, page * limit), totalDocs: docs.length };
            return { status: 200, body: { data } };
          });
          return [id, handlers?.[id] as never];
        }),
      ),
    },
  },
  ...(
    [
      ['in whole seconds', (time) => time.replace(/\.\d+/, '')],
      ['in microseconds', (time) => time.replace('Z', '123Z')],
      ['with an offset', (time) => time.replace('Z', '+00:00')],
    ] as [string, (time: string) => string][]
  ).map(([name, change]) => ({
    name: `times ${name}`,
    because: 'ISO 8601 says the same point in several ways',
    alteration: changeEveryText((text) =>
      text.replaceAll(
        /"((?:cre|upd)atedAt)":"([^"]+)"/g,
        (_, field: string, time: string) => `"${field}":"${change(time)}"`,
      ),
    ),
  })),
  {
    name: 'more in the list after what is new',
    because: 'the new one is the first',
    alteration: changeText(['createGuest', 'createMessage'], (text) => {
      const { data, ...rest } = JSON.parse(text) as { data: [object] };
      const [first] = data;
      const other = { ...first, _id: 'another', name: 'Somebody else', title: 'Another' };
      return JSON.stringify({ ...rest, data: [first, other] });
    }),
  },
  {
    name: 'no words in what is gone',
    because: 'the status says it',
    alteration: {
      changeResponse: (response) => (response.status === 404 ? { ...response, text: '' } : response),
    },
  },
  {
    name: 'JSON with escapes and in lines',
    because: 'it is the same JSON',
    alteration: changeEveryText((text) =>
      text === ''
        ? text
        : JSON.stringify(JSON.parse(text), undefined, 2)
            .replaceAll('/', String.raw`\/`)
            .replaceAll(
              /[\u0080-\uffff]/g,
              (one) => String.raw`\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
            ),
    ),
  },
  {
    name: 'no isSingleGuest where it is false',
    because: 'missing is false; only a link has it always',
    alteration: changeText(['listEvents', 'getEvent', 'createEvent', 'updateEvent'], (text) =>
      JSON.stringify(
        JSON.parse(text, (name, value: unknown) =>
          name === 'isSingleGuest' && value === false ? undefined : value,
        ),
      ),
    ),
  },
  {
    name: 'another content type for JSON',
    because: 'the body is parsed as JSON',
    alteration: {
      changeResponse: (response) => {
        response.headers.set('content-type', 'application/json; charset=utf-8');
        return response;
      },
    },
  },
  {
    name: 'numbers with a zero after the point',
    because: 'JSON does not tell 4 and 4.0 apart',
    alteration: changeEveryText((text) =>
      text === ''
        ? text
        : JSON.stringify(JSON.parse(text), (_, value: unknown) =>
            typeof value === 'number' ? `<number ${value}>` : value,
          ).replaceAll(/"<number (\d+)>"/g, '$1.0'),
    ),
  },
  {
    name: 'too busy for the first answer by each link',
    because: 'the product waits as Retry-After asks, and sends it again',
    pactRefuses: 'it sends each call once',
    alteration: refuseFirstAnswer(),
  },
  {
    name: 'login compares 72 bytes of a password',
    because: 'so does bcrypt, and nobody guesses 72 bytes (A26); it is noted',
    alteration: cutPassword(72),
  },
  {
    name: 'browsers may keep private responses for a minute',
    because: 'the product reads past their caches, and shared ones keep out of what is private',
    alteration: setHeader(200, 'cache-control', 'private, max-age=60'),
  },
  {
    name: 'no more than one of an event of single guests',
    because: 'the page sends 0 or 1 there',
    alteration: replaceHandler('saveRsvp', (db, call) => {
      const guest = db.guests.get(call.params.guestId ?? '');
      const isSingle = db.events.get(guest?.event ?? '')?.isSingleGuest === true;
      return isSingle && Number(call.body.rsvpCount) > 1
        ? { status: 400, body: { message: 'Yes or no' } }
        : original.saveRsvp(db, call);
    }),
  },
];

function refuseFirstAnswer(): Alteration {
  const asked = new Set<string>();
  return {
    ...replaceHandler('saveRsvp', (db, call) => {
      const { guestId = '' } = call.params;
      if (asked.has(guestId)) return original.saveRsvp(db, call);
      asked.add(guestId);
      return { status: 429, body: { message: 'Too many requests' } };
    }),
    changeResponse(response) {
      if (response.status === 429) response.headers.set('retry-after', '0');
      return response;
    },
  };
}
