import { findOperation } from '../find-operation.ts';
import type { Db } from '../../mocks/backend/db.ts';
import { decodeToken, tokenFor } from '../../mocks/engine/token.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { organiserOperations } from '../organiser-calls.ts';
import { replaceHandler, type Mutant, original, type OperationId } from './mutant.ts';

const setToken = (request: Request, token: string) => {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request, { headers });
};
const getToken = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length) ?? '';
const adminToken = tokenFor('665d10000000000000000001', Date.now());

/** Replaces the token of calls that should be refused by a valid one. */
const replaceToken = (operationId: OperationId, isMeant: (request: Request) => boolean) => ({
  changeRequest: (request: Request) =>
    findOperation(request) === operationId && isMeant(request)
      ? setToken(
          request,
          tokenFor(decodeToken(getToken(request))?.id ?? '665d10000000000000000001', Date.now()),
        )
      : request,
});
const hasEnded = (request: Request) => (decodeToken(getToken(request))?.exp ?? Infinity) * 1000 < Date.now();

const eventOperations = organiserOperations.filter((id) => routes[id].path.includes('{eventId}'));
const findOwner = (db: Db, eventId = '') => db.users.get(db.events.get(eventId)?.user ?? '');

export const accessMutants: Mutant[] = [
  ...organiserOperations.flatMap((id): Mutant[] => [
    {
      name: `${id} needs no token`,
      flow: 'call needs a token',
      alteration: replaceToken(id, (request) => getToken(request) === ''),
    },
    {
      name: `${id} takes a token that has ended`,
      flow: 'that has ended',
      alteration: replaceToken(id, hasEnded),
    },
    {
      name: `${id} takes any token`,
      flow: 'was made up',
      alteration: replaceToken(id, (request) => getToken(request).endsWith('.c2lnbmF0dXJl')),
    },
  ]),
  ...eventOperations.map((id): Mutant => ({
    name: `${id} takes another organiser’s event`,
    flow: 'out of reach',
    alteration: replaceHandler(id, (db, call) =>
      original[id](db, { ...call, user: findOwner(db, call.params.eventId) ?? call.user }),
    ),
  })),
  {
    name: 'lists everybody’s events',
    flow: 'out of reach',
    alteration: replaceHandler('listEvents', (db, call) =>
      original.listEvents(db, { ...call, user: { ...call.user, role: ['staff'] } as never }),
    ),
  },
  ...(['getGuest', 'updateGuest', 'deleteGuest'] as const).map((id): Mutant => ({
    name: `${id} takes a guest through any event`,
    flow: 'belongs to its event alone',
    alteration: replaceHandler(id, (db, call) => {
      const eventId = db.guests.get(call.params.guestId ?? '')?.event ?? call.params.eventId ?? '';
      return original[id](db, { ...call, params: { ...call.params, eventId } });
    }),
  })),
  ...(['updateMessage', 'selectMessage', 'deleteMessage'] as const).map((id): Mutant => ({
    name: `${id} takes a message through any event`,
    flow: 'belongs to its event alone',
    alteration: replaceHandler(id, (db, call) => {
      const eventId = db.messages.get(call.params.messageId ?? '')?.event ?? call.params.eventId ?? '';
      return original[id](db, { ...call, params: { ...call.params, eventId } });
    }),
  })),
  {
    name: 'checks no signature',
    flow: 'that was changed',
    alteration: {
      changeRequest: (request) => {
        const id = decodeToken(getToken(request))?.id;
        return id === undefined ? request : setToken(request, tokenFor(id, Date.now()));
      },
    },
  },
  {
    name: 'refuses guests without a token',
    flow: 'guests need no token',
    alteration: {
      changeResponse: (response, request) =>
        findOperation(request) === 'saveRsvp' && getToken(request) === ''
          ? { ...response, status: 401 }
          : response,
    },
  },
  {
    name: 'carries refused deletions out',
    flow: 'call needs a token',
    alteration: {
      changeRequest: (request) =>
        request.method === 'DELETE' && getToken(request) === '' ? setToken(request, adminToken) : request,
      changeResponse: (response, request) =>
        getToken(request) === '' && request.method === 'DELETE'
          ? { ...response, status: 401, text: '{"message":"No"}' }
          : response,
      findUser: (db, header) =>
        header === `Bearer ${adminToken}` ? findStaff(db) : findTokenUser(db, header),
    },
  },
];

function findTokenUser(db: Db, header: string | null) {
  const id = decodeToken((header ?? '').slice('Bearer '.length))?.id;
  return id === undefined ? undefined : db.users.get(id);
}

function findStaff(db: Db) {
  const admin = db.users.get('665d10000000000000000001');
  return admin && { ...admin, role: ['staff'] };
}
