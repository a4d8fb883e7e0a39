import { findOperation } from '../find-operation.ts';
import type { Db } from '../../mocks/backend/db.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { decodeToken, tokenFor } from '../../mocks/engine/token.ts';
import { organiserOperations } from '../organiser-calls.ts';
import {
  accepting,
  addSideEffect,
  type Alterations,
  allOperations,
  type Call,
  changeCall,
  changeRefusal,
  changeStatus,
  findEvent,
  findGuest,
  type Mutants,
  type OperationId,
  setHeader,
  setPreflight,
} from './mutant.ts';

const adminId = '665d10000000000000000001';
const getToken = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
const setToken = (request: Request, id: string) => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${tokenFor(id, Date.now())}`);
  return new Request(request, { headers });
};

/** One mutant for each organiser’s call, which takes a token that should be refused for the admin's. */
const takeToken = (what: string, isMeant: (token: string) => boolean): Alterations =>
  Object.fromEntries(
    organiserOperations.map((id) => [
      `${id} takes ${what}`,
      {
        changeRequest: (request: Request) =>
          findOperation(request) === id && isMeant(getToken(request))
            ? setToken(request, decodeToken(getToken(request))?.id ?? adminId)
            : request,
      },
    ]),
  );

const aboutAnEvent = organiserOperations.filter((id) => routes[id].path.includes('{eventId}'));
const findOwner = (db: Db, eventId = '') => db.users.get(db.events.get(eventId)?.user ?? '');
/** Saves a field of the body that the client must not set. */
const obey = (
  id: OperationId,
  field: string,
  save: (db: Db, call: Call, value: string) => void,
): Alterations => ({
  [`${id} obeys ${field}`]: accepting(
    addSideEffect(id, (db, call) => {
      const value = call.body[field];
      if (value !== undefined) save(db, call, value as string);
    }),
  ),
});
const putGuest = (field: string) => (db: Db, call: Call, value: string) => {
  const guest = findGuest(db, call);
  if (guest) db.guests.put({ ...guest, [field]: value });
};

export const accessMutants: Mutants = {
  'every organiser’s call needs a token': {
    ...takeToken('no token', (token) => token === ''),
    '401 is sent as plain text': setHeader(401, 'content-type', 'text/plain; charset=utf-8'),
    'a refused token has no message': changeRefusal(allOperations, 401, () => '{}'),
    '401 lets the browser ask for a password': setHeader(401, 'www-authenticate', 'Basic realm="api"'),
  },
  'a forged token is refused': {
    ...takeToken('any token', (token) => token.endsWith('.c2lnbmF0dXJl')),
    ...Object.fromEntries(
      ['x-access-token', 'x-auth-token', 'x-authorization'].map((name) => [
        `a token in ${name} is taken`,
        {
          changeRequest(request: Request) {
            const token = request.headers.get(name)?.replace(/^Bearer /, '');
            return token === undefined ? request : setToken(request, decodeToken(token)?.id ?? adminId);
          },
        },
      ]),
    ),
  },
  'an expired token is refused': {
    ...takeToken(
      'a token that has ended',
      (token) => (decodeToken(token)?.exp ?? Infinity) * 1000 < Date.now(),
    ),
    'an ended token answers 403': changeStatus(allOperations, 401, 403),
  },
  'another organiser’s event is out of reach': {
    ...Object.fromEntries(
      aboutAnEvent.map((id) => [
        `${id} takes another organiser’s event`,
        changeCall(id, ({ params, user }, db) => ({ user: findOwner(db, params.eventId) ?? user })),
      ]),
    ),
    'listEvents has everybody’s': changeCall('listEvents', ({ user }) => ({
      user: { ...user, role: ['staff'] } as never,
    })),
  },
  'a guest or message belongs to its event alone': {
    'getGuest takes a guest through any event': changeCall('getGuest', ({ params }, db) => {
      const guest = db.guests.get(params.guestId ?? '');
      return guest && { params: { ...params, eventId: guest.event } };
    }),
  },
  'an id of another form answers 400 or 404': {
    'an id of another form answers 500': changeStatus(['getGuest', 'getEvent', 'listGuests'], 404, 500),
    '404 is sent as plain text': setHeader(404, 'content-type', 'text/plain; charset=utf-8'),
    'refusals show where in the code they were made': changeRefusal(allOperations, 404, () =>
      JSON.stringify({ message: new Error('No such event').stack }),
    ),
  },
  'fields of the server cannot be set': {
    ...obey('updateGuest', 'event', putGuest('event')),
    ...obey('updateEvent', 'user', (db, call, user) => {
      const event = findEvent(db, call);
      if (event) db.events.put({ ...event, user });
    }),
    ...obey('createGuest', '_id', (db, { body }, id) => {
      const guest = db.guests.get(id);
      if (guest) db.guests.put({ ...guest, name: String(body.name) });
    }),
  },
  'an account and a link change only their own fields': {
    ...obey('signup', 'role', (db, { body }, role) => {
      const user = db.users.all().find(({ email }) => email === body.email);
      if (user) db.users.put({ ...user, role: role as never });
    }),
    ...obey('saveRsvp', 'invitees', putGuest('invitees')),
    ...Object.fromEntries(
      ['_id', 'id', 'guestId'].map((field) => [
        `saveRsvp answers for the guest of ${field}`,
        accepting(
          changeCall('saveRsvp', ({ params, body }) => ({
            params: { ...params, guestId: (body[field] ?? params.guestId) as string },
          })),
        ),
      ]),
    ),
  },
  'a page of another origin may make every call, or none': {
    'a preflight allows methods in small letters': setPreflight(
      'access-control-allow-methods',
      'get, post, patch, delete',
    ),
    'a preflight allows headers of similar names': setPreflight(
      'access-control-allow-headers',
      'x-authorization, x-content-type',
    ),
    'a preflight allows any header, and so not Authorization': setPreflight(
      'access-control-allow-headers',
      '*',
    ),
    'a preflight with a slash at the end is redirected': {
      changePreflight: (preflight, path) =>
        path.endsWith('/')
          ? { ...preflight, status: 308, headers: { location: path.slice(0, -1) } }
          : preflight,
    },
    'a refusal may not be read by another origin': setHeader(401, 'access-control-allow-origin', 'null'),
  },
  'no cache on the way keeps what is private or changes': {
    'shared caches may keep every response': setHeader(200, 'cache-control', 'public, s-maxage=600'),
    'caches may guess how long to keep an invitation': setHeader(
      200,
      'last-modified',
      new Date(Date.now() - 864e5).toUTCString(),
    ),
    'caches may keep a 404': setHeader(404, 'cache-control', 'public, max-age=60'),
  },
};
