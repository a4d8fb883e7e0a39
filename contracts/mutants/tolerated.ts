import type { Alteration } from '../mock-host.ts';
import { minimalResponses } from './minimal-responses.ts';
import {
  type Alterations,
  allOperations,
  changeStatus,
  changeText,
  original,
  refuse,
  replace,
  replaceText,
  setHeader,
} from './mutant.ts';
import { cutPassword } from './session-mutants.ts';

const lists = ['listGuests', 'listGuestDiscrepancies'] as const;
const everyText = (change: (text: string) => string): Alteration => changeText(allOperations, change);
const everyValue = (change: (name: string, value: unknown) => unknown, indent?: number): Alteration =>
  everyText((text) => text && JSON.stringify(JSON.parse(text, change), undefined, indent));
const everyObject = (change: (value: object) => object): Alteration =>
  everyValue((_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? change(value) : value,
  );
const everyTime = (change: (time: string) => string): Alteration =>
  everyText((text) => text.replaceAll(/(?<="(?:cre|upd)atedAt":")[^"]+/g, (time) => change(time)));

/** Reverses the whole list, then cuts it into pages. */
const newestFirst = replace(lists, (db, call, id) => {
  const { limit, page } = call.query as { limit: number; page: number };
  const all = original[id](db, { ...call, query: { ...call.query, limit: 10_000, page: 1 } });
  const docs = ((all.body?.data ?? { docs: [] }) as { docs: unknown[] }).docs.toReversed();
  const data = { docs: docs.slice((page - 1) * limit, page * limit), totalDocs: docs.length };
  return { status: 200, body: { data } };
});

/** Refuses the first answer by each link. */
function refuseFirstAnswer(): Alteration {
  const asked = new Set<string>();
  return {
    ...replace('saveRsvp', (db, call) => {
      const { guestId = '' } = call.params;
      if (asked.has(guestId)) return original.saveRsvp(db, call);
      asked.add(guestId);
      return { status: 429, body: { message: 'Too many requests' } };
    }),
    ...setHeader(429, 'retry-after', '0'),
  };
}

/** The pact refuses this one, because it sends each call once; the journeys do not. */
export const pactRefuses = 'too busy for the first answer by each link, with Retry-After';

/** Backends that differ and are still correct: no check may refuse them. */
export const tolerated: Alterations = {
  'the least that the description asks for': minimalResponses,
  'more fields': changeText(
    allOperations.filter((id) => id !== 'getMe'),
    (text) => text.replaceAll('{"_id"', '{"tenant":{"id":7},"__v":3,"_id"'),
  ),
  'another order of fields': everyObject((value) => Object.fromEntries(Object.entries(value).toReversed())),
  'other words in refusals': {
    changeResponse: (response) =>
      response.status >= 400
        ? { ...response, text: response.text.replaceAll(/"message":"[^"]*"/g, '"message":"Non."') }
        : response,
  },
  'null for what a guest does not have': replaceText(
    ['listGuests', 'getGuest', 'createGuest', 'updateGuest'],
    '"discrepancies":[]',
    '"discrepancies":null,"rsvpConfirmed":null',
  ),
  'a bare list of discrepancies, all of them at once (A8)': replace('listGuestDiscrepancies', (db, call) => {
    const { status, body } = original.listGuestDiscrepancies(db, {
      ...call,
      query: { limit: 10_000, page: 1 },
    });
    return { status, body: { data: (body?.data as { docs: unknown[] } | undefined)?.docs } };
  }),
  'the sums of getEvent on the event alone (A5)': changeText('getEvent', (text) => {
    const { data, guestsAnalytics } = JSON.parse(text) as { data: object; guestsAnalytics: unknown };
    return JSON.stringify({ data: { ...data, guestsAnalytics } });
  }),
  'lists with the newest first, since any order that stays is one': newestFirst,
  'more in the list after what is new': changeText(['createGuest', 'createMessage'], (text) => {
    const { data, ...rest } = JSON.parse(text) as { data: [object] };
    const other = { ...data[0], _id: 'another', name: 'Somebody else', title: 'Another' };
    return JSON.stringify({ ...rest, data: [...data, other] });
  }),
  'users with a name in the place of displayName': replaceText(allOperations, '"displayName"', '"name"'),
  'updates and select answer with nothing to read': changeText(
    ['updateEvent', 'updateMessage', 'selectMessage'],
    () => '{}',
  ),
  'saveRsvp without a body': changeText('saveRsvp', () => ''),
  '200 for what creates (A6)': changeStatus(
    ['createEvent', 'createGuest', 'createMessage', 'signup'],
    201,
    200,
  ),
  '410 for what is gone': changeStatus(allOperations, 404, 410),
  '422 for what breaks a rule': changeStatus(
    ['saveRsvp', 'createEvent', 'updateEvent', 'createGuest', 'updateGuest', 'login', 'signup'],
    400,
    422,
  ),
  '401 for wrong credentials (A10)': changeStatus('login', 400, 401),
  'counts as text on the guest page': replaceText(
    'getRsvp',
    /"(invitees|inviteeOnCard|rsvpCount)":(\d+)/g,
    '"$1":"$2"',
  ),
  'numbers with a zero after the point': everyText((text) =>
    text === ''
      ? text
      : JSON.stringify(JSON.parse(text), (_, value: unknown) =>
          typeof value === 'number' ? `<number ${value}>` : value,
        ).replaceAll(/"<number (\d+)>"/g, '$1.0'),
  ),
  'times in microseconds': everyTime((time) => time.replace('Z', '123Z')),
  'times with an offset': everyTime((time) => time.replace('Z', '+00:00')),
  'JSON with escapes and in lines': everyText(
    (text) =>
      text &&
      JSON.stringify(JSON.parse(text), undefined, 2)
        .replaceAll('/', String.raw`\/`)
        .replaceAll(
          /[\u0080-\uffff]/g,
          (one) => String.raw`\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
        ),
  ),
  'a media type in capitals, with a charset': {
    changeResponse: (response) => {
      response.headers.set('content-type', 'Application/JSON; charset=utf-8');
      return response;
    },
  },
  'refusals as problem+json, with more errors': {
    changeResponse: (response) => {
      if (response.status < 400) return response;
      response.headers.set('content-type', 'application/problem+json');
      const other = '"errors":[{"type":"form","message":"Please check it"},';
      return { ...response, text: response.text.replace('"errors":[{', `${other}{`) };
    },
  },
  'browsers may keep private responses for a minute': setHeader(200, 'cache-control', 'private, max-age=60'),
  'login compares 72 bytes of a password, as bcrypt does (A26)': cutPassword(72),
  'no more than one of an event of single guests': replace('saveRsvp', (db, call) => {
    const guest = db.guests.get(call.params.guestId ?? '');
    const isSingle = db.events.get(guest?.event ?? '')?.isSingleGuest === true;
    return isSingle && Number(call.body.rsvpCount) > 1
      ? refuse(400, 'rsvpCount')
      : original.saveRsvp(db, call);
  }),
  [pactRefuses]: refuseFirstAnswer(),
};
