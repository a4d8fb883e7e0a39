import { findOperation } from '../find-operation.ts';
import { backend } from '../../mocks/backend/backend.ts';
import type { Db } from '../../mocks/backend/db.ts';
import type { Alteration } from '../mock-host.ts';
import {
  type Call,
  changeCall,
  changeResult,
  type HandlerResult,
  type Mutant,
  type OperationId,
  original,
  replaceHandler,
} from './mutant.ts';

const passwordFlow = 'a password is never sent back';
const unknownLinkFlow = 'a link that no guest has';
const publicLinkFlow = 'gives nothing away';

/** Repeats the password of a login in a header. */
function returnPassword(): Alteration {
  let last = '';
  return {
    ...replaceHandler('login', (db, call) => {
      last = String(call.body.password);
      return original.login(db, call);
    }),
    changeResponse: (response, request) => {
      if (findOperation(request) === 'login') response.headers.set('x-login', last);
      return response;
    },
  };
}

/** Names the new guest to anyone who guesses a link. */
function revealNewLink(): Alteration {
  let last = '';
  return {
    ...replaceHandler('createGuest', (db, call) => {
      const result = original.createGuest(db, call);
      last = db.guests.all().at(-1)?._id ?? '';
      return result;
    }),
    changeResponse: (response, request) =>
      findOperation(request) === 'getRsvp' && response.status === 404
        ? { ...response, text: JSON.stringify({ message: `Is it ${last}?` }) }
        : response,
  };
}

/** Adds something to the refusals of an operation. */
const addToRefusals = (id: OperationId, part: (db: Db) => string): Alteration => {
  let said = '';
  return {
    findUser: (db, header) => {
      said = part(db);
      return backend.findUser(db, header);
    },
    changeResponse: (response, request) =>
      findOperation(request) === id && response.status === 404
        ? { ...response, text: JSON.stringify({ message: said }) }
        : response,
  };
};

const openInvitationBy = (
  what: string,
  isIt: (guest: Record<string, unknown>, id: string) => boolean,
): Mutant => ({
  name: `${what} opens an invitation`,
  flow: unknownLinkFlow,
  alteration: changeCall('getRsvp', (call, db) => {
    const found = db.guests.all().find((guest) => isIt(guest, call.params.guestId ?? ''));
    return found ? { ...call, params: { guestId: found._id } } : call;
  }),
});

const revealOnPublicLink = (what: string, part: (guest: Record<string, unknown>) => string): Mutant => ({
  name: `the public link tells ${what}`,
  flow: publicLinkFlow,
  alteration: changeResult('getRsvp', (result, { params }, db) => {
    const hint = part(db.guests.get(params.guestId ?? '') ?? {});
    return { ...result, body: { data: { ...(result.body?.data as object), hint } } };
  }),
});

/** Refuses another organiser’s event, but names it. */
const nameForeignEvent =
  (status: number) =>
  (db: Db, call: Call): HandlerResult => {
    const event = db.events.get(call.params.eventId ?? '');
    return event && event.user !== call.user._id
      ? { status, body: { message: `“${event.name}” is not yours`, errors: [] } }
      : original.getEvent(db, call);
  };

/** Backends that tell an outsider more than they need to know. */
export const leakMutants: Mutant[] = [
  {
    name: 'a header tells the password',
    flow: passwordFlow,
    alteration: returnPassword(),
  },
  {
    name: 'a refusal tells the address of the owner',
    flow: 'out of reach',
    alteration: addToRefusals('getEvent', (db) =>
      db.users
        .all()
        .map(({ email }) => email)
        .join(', '),
    ),
  },
  {
    name: 'a wrong link is answered with the right ones',
    flow: unknownLinkFlow,
    alteration: revealNewLink(),
  },
  ...[403, 404].map((status): Mutant => ({
    name: `a ${status} names the event of another organiser`,
    flow: 'out of reach',
    alteration: replaceHandler('getEvent', nameForeignEvent(status)),
  })),
  openInvitationBy('a phone number', ({ phone }, id) => phone === id),
  openInvitationBy('a name', ({ name }, id) => name === id),
  revealOnPublicLink('the first name', ({ name }) => String(name).split(' ', 1)[0] ?? ''),
  revealOnPublicLink('the end of the number', ({ phone }) => `•• ${String(phone).slice(-4)}`),
  {
    name: 'listEvents counts everybody’s',
    flow: 'whole and in one order',
    alteration: changeResult('listEvents', (result, _, db) => ({
      ...result,
      body: { data: { ...(result.body?.data as object), totalDocs: db.events.all().length } },
    })),
  },
];
