import type { Alteration } from '../mock-host.ts';
import { minimalResponses } from './minimal-responses.ts';
import {
  type Alterations,
  allOperations,
  changeSent,
  changeStatus,
  changeText,
  original,
  refuse,
  replace,
  replaceText,
  setHeader,
  setPreflight,
} from './mutant.ts';
import { cutPassword } from './session-mutants.ts';

const everyText = (change: (text: string) => string): Alteration => changeText(allOperations, change);
const everyTime = (change: (time: string) => string): Alteration =>
  everyText((text) => text.replaceAll(/(?<="(?:cre|upd)atedAt":")[^"]+/g, (time) => change(time)));

/** Backends that differ and are still correct: no check may refuse them. */
export const tolerated: Alterations = {
  'the least that the description asks for': minimalResponses,
  'more fields, of which one changes by itself': changeText(
    allOperations.filter((id) => id !== 'getMe'),
    (text) => text.replaceAll('{"_id"', () => `{"tenant":{"id":7},"opened":${Math.random()},"_id"`),
  ),
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
  'more in the list after what is new': changeText(['createGuest', 'createMessage'], (text) => {
    const { data, ...rest } = JSON.parse(text) as { data: [object] };
    const other = { ...data[0], _id: 'another', name: 'Somebody else', title: 'Another' };
    return JSON.stringify({ ...rest, data: [...data, other] });
  }),
  'users with a name in the place of displayName': replaceText(allOperations, '"displayName"', '"name"'),
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
  'false for who has not answered': changeText(
    ['listGuests', 'getGuest', 'createGuest', 'updateGuest'],
    (text) => text.replaceAll('"rsvpCount":null', '"rsvpCount":null,"rsvpConfirmed":false'),
  ),
  'the totals of a page alone': replaceText(
    'listGuests',
    /"(?:limit|page|totalPages|hasNextPage|hasPrevPage)":(?:\d+|true|false),/g,
    '',
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
  'an account’s address in small letters': changeSent(['signup', 'login'], 'email', (email) =>
    email.toLowerCase(),
  ),
  'a preflight that allows any method': setPreflight('access-control-allow-methods', '*'),
  'a preflight that allows any header, and Authorization': setPreflight(
    'access-control-allow-headers',
    'Authorization, *',
  ),
  'signup refuses a NUL character in a password': replace('signup', (db, call) =>
    String(call.body.password).includes('\0') ? refuse(400, 'password') : original.signup(db, call),
  ),
  'Last-Modified, with no lifetime': {
    changeResponse(response) {
      response.headers.set('last-modified', new Date(Date.now() - 864e5).toUTCString());
      response.headers.set('cache-control', 'max-age=0');
      return response;
    },
  },
  'login compares 72 bytes of a password, as bcrypt does (A26)': cutPassword(72),
};
