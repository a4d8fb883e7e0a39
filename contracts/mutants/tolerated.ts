import { minimalResponses } from './minimal-responses.ts';
import {
  allOperations,
  changeEveryText,
  replaceHandler,
  original,
  changeText,
  changeStatus,
  type Tolerated,
} from './mutant.ts';
import { toleratedForms } from './tolerated-forms.ts';

const changeObjects = (change: (value: object) => object) =>
  changeEveryText((text) =>
    text === ''
      ? text
      : JSON.stringify(
          JSON.parse(text, (_, value: unknown) =>
            typeof value === 'object' && value !== null && !Array.isArray(value) ? change(value) : value,
          ),
        ),
  );
const removeFields = (...names: string[]) =>
  changeObjects((value) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))),
  );

/** Backends that differ and are still correct: no check may refuse them. */
export const tolerated: Tolerated[] = [
  ...toleratedForms,
  {
    name: 'the least that the description asks for',
    because: 'whatever is optional may be missing',
    alteration: minimalResponses,
  },
  {
    name: 'more fields',
    because: 'unknown fields are ignored',
    alteration: changeText(
      allOperations.filter((id) => id !== 'getMe'),
      (text) => text.replaceAll('{"_id"', '{"tenant":{"id":7},"__v":3,"_id"'),
    ),
  },
  {
    name: 'another order of fields',
    because: 'JSON has none',
    alteration: changeObjects((value) => Object.fromEntries(Object.entries(value).toReversed())),
  },
  { name: 'no status word', because: 'the HTTP status decides', alteration: removeFields('status') },
  {
    name: 'another status word',
    because: 'the HTTP status decides',
    alteration: changeEveryText((text) => text.replaceAll('"status":"success"', '"status":"ok"')),
  },
  {
    name: 'other words in refusals',
    because: 'they are for people',
    alteration: {
      changeResponse: (response) =>
        response.status >= 400
          ? { ...response, text: response.text.replaceAll(/"message":"[^"]*"/g, '"message":"Non."') }
          : response,
    },
  },
  {
    name: 'no rsvpCount for no answer',
    because: 'missing is null',
    alteration: changeObjects((value) =>
      Object.fromEntries(
        Object.entries(value).filter(([name, inner]) => name !== 'rsvpCount' || inner !== null),
      ),
    ),
  },
  { name: 'no rsvpConfirmed', because: 'rsvpCount says it', alteration: removeFields('rsvpConfirmed') },
  {
    name: 'no hasNextPage and the like',
    because: 'never read',
    alteration: removeFields('hasNextPage', 'hasPrevPage', 'nextPage', 'prevPage', 'pagingCounter', 'limit'),
  },
  {
    name: 'no totalPages and page',
    because: 'worked out (A3)',
    alteration: removeFields('totalPages', 'page'),
  },
  {
    name: 'no createdAt of events',
    because: 'never read',
    alteration: changeText(['listEvents', 'getEvent', 'createEvent', 'updateEvent'], (text) =>
      text.replaceAll('"createdAt"', '"born"'),
    ),
  },
  {
    name: 'a bare list of discrepancies, all of them at once',
    because: 'taken too (A8)',
    alteration: replaceHandler('listGuestDiscrepancies', (db, call) => {
      const query = { limit: 10_000, page: 1 };
      const { status, body } = original.listGuestDiscrepancies(db, { ...call, query });
      return { status, body: { data: (body?.data as { docs: unknown[] } | undefined)?.docs } };
    }),
  },
  {
    name: 'ids twice, as _id and id',
    because: '_id is read first',
    alteration: changeObjects((value) => ('_id' in value ? { ...value, id: value._id } : value)),
  },
  {
    name: 'users with a name in the place of displayName',
    because: 'read too',
    alteration: changeEveryText((text) => text.replaceAll('"displayName"', '"name"')),
  },
  {
    name: 'a role more',
    because: 'unknown roles are ignored',
    alteration: changeEveryText((text) => text.replaceAll('["admin"]', '["owner","admin"]')),
  },
  {
    name: 'select answers with nothing to read',
    because: 'the status says it',
    alteration: changeText('selectMessage', () => '{}'),
  },
  {
    name: 'saveRsvp without a body',
    because: 'status 200 says it',
    alteration: changeText('saveRsvp', () => ''),
  },
  {
    name: '200 for what creates',
    because: 'any 2xx (A6)',
    alteration: changeStatus(['createEvent', 'createGuest', 'createMessage', 'signup'], 201, 200),
  },
  {
    name: '410 for what is gone',
    because: 'read as 404',
    alteration: changeStatus(allOperations, 404, 410),
  },
  {
    name: '422 for what breaks a rule',
    because: 'read as 400',
    alteration: changeStatus(
      ['saveRsvp', 'createEvent', 'updateEvent', 'createGuest', 'updateGuest', 'login', 'signup'],
      400,
      422,
    ),
  },
  {
    name: '401 for wrong credentials',
    because: 'login signs nobody out (A10)',
    alteration: changeStatus('login', 400, 401),
  },
  {
    name: 'counts as text on the guest page',
    because: 'read as numbers',
    alteration: changeText('getRsvp', (text) =>
      text.replaceAll(/"(invitees|inviteeOnCard|rsvpCount)":(\d+)/g, '"$1":"$2"'),
    ),
  },
  {
    name: 'null for what a guest does not have',
    because: 'null means the same as missing',
    alteration: changeText(['listGuests', 'getGuest', 'createGuest', 'updateGuest'], (text) =>
      text.replaceAll('"discrepancies":[]', '"discrepancies":null,"rsvpConfirmed":null'),
    ),
  },
  {
    name: 'refusals as problem+json, with more errors',
    because: 'the body is parsed as JSON, and one field to blame is enough',
    alteration: {
      changeResponse: (response) => {
        if (response.status < 400) return response;
        response.headers.set('content-type', 'application/problem+json');
        const other = '"errors":[{"type":"form","message":"Please check it"},';
        return { ...response, text: response.text.replace('"errors":[{', `${other}{`) };
      },
    },
  },
  {
    name: 'a media type in capitals',
    because: 'its case means nothing',
    alteration: {
      changeResponse: (response) => {
        response.headers.set('content-type', 'Application/JSON');
        return response;
      },
    },
  },
  {
    name: 'null for the status word',
    because: 'null means the same as missing',
    alteration: changeEveryText((text) => text.replaceAll('"status":"success"', '"status":null')),
  },
];
