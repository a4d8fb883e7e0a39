import { createHmac } from 'node:crypto';
import type { Db } from '../../mocks/backend/db.ts';
import { decodeToken, tokenFor } from '../../mocks/engine/token.ts';
import { backend } from '../../mocks/backend/backend.ts';
import type { Alteration } from '../mock-host.ts';
import { followedBy, handle, type Mutant, type OperationId, findOperation, own, saying } from './mutant.ts';

const place = 'cannot take the place';
const secret = 'a password is never sent back';
const changed = 'a token that was changed';
const account = 'an account that cannot be';

/** Accepts headers that are no token of this server. @param getOwner the id of the account they count for */
const admitting = (name: string, getOwner: (header: string, db: Db) => string | undefined): Mutant => ({
  name: `a token ${name} is taken`,
  flow: changed,
  alteration: {
    findUser: (db, header) => backend.findUser(db, header) ?? db.users.get(getOwner(header ?? '', db) ?? ''),
  },
});
const splitToken = (header: string) => header.slice('Bearer '.length).split('.');
const getSubject = (header: string) => decodeToken(header.slice('Bearer '.length))?.id;

/** Adds claims to the token of a login, or takes some away. */
const claiming = (name: string, change: (claims: { exp: number }) => object): Mutant => ({
  name: `a login gives ${name}`,
  flow: 'a new account',
  alteration: saying(['login', 'signup'], (text) =>
    text.replace(/"token":"([^".]+)\.([^".]+)\./, (_, header: string, claims: string) => {
      const changedClaims = change(JSON.parse(Buffer.from(claims, 'base64url').toString()));
      return `"token":"${header}.${Buffer.from(JSON.stringify(changedClaims)).toString('base64url')}.`;
    }),
  ),
});

/** Repeats the password of a login in a header. */
function sayingPassword(): Alteration {
  let last = '';
  return {
    ...handle('login', (db, call) => {
      last = String(call.body.password);
      return own.login(db, call);
    }),
    answered: (response, request) => {
      if (findOperation(request) === 'login') response.headers.set('x-login', last);
      return response;
    },
  };
}

/** Names the new guest to anyone who guesses a link. */
function namingLinks(): Alteration {
  let last = '';
  return {
    ...handle('createGuest', (db, call) => {
      const answer = own.createGuest(db, call);
      last = db.guests.all().at(-1)?._id ?? '';
      return answer;
    }),
    answered: (response, request) =>
      findOperation(request) === 'getRsvp' && response.status === 404
        ? { ...response, text: JSON.stringify({ message: `Is it ${last}?` }) }
        : response,
  };
}

/** Adds something to the refusals of an operation. */
const refusing = (id: OperationId, part: (db: Db) => string): Alteration => {
  let said = '';
  return {
    findUser: (db, header) => {
      said = part(db);
      return backend.findUser(db, header);
    },
    answered: (response, request) =>
      findOperation(request) === id && response.status === 404
        ? { ...response, text: JSON.stringify({ message: said }) }
        : response,
  };
};

/** Mutants that only somebody with a console, a guessed link or a stolen token would notice. */
export const strangerMutants: Mutant[] = [
  admitting('that is signed with a word', (header) => {
    const [head, claims, signature] = splitToken(header);
    const guessed = createHmac('sha256', 'secret').update(`${head}.${claims}`).digest('base64url');
    return guessed === signature ? getSubject(header) : undefined;
  }),
  admitting('with half of its signature', (header) => {
    const claims = decodeToken(header.slice('Bearer '.length));
    const whole = claims && `Bearer ${tokenFor(claims.id, claims.iat * 1000)}`;
    const isHalf = !header.endsWith('.') && whole?.startsWith(header) === true;
    return isHalf ? claims?.id : undefined;
  }),
  admitting('of no letters', (header, db) =>
    header.trim() === 'Bearer' ? db.users.all().at(-1)?._id : undefined,
  ),
  {
    name: 'a token in the address is taken',
    flow: changed,
    alteration: {
      asked: (request) => {
        const token = new URL(request.url).searchParams.get('token');
        const headers = new Headers(request.headers);
        if (token !== null) headers.set('authorization', `Bearer ${token}`);
        return token === null ? request : new Request(request, { headers });
      },
    },
  },
  claiming('a token that ends in milliseconds', ({ exp, ...claims }) => ({ ...claims, exp: exp * 1000 })),
  claiming('a token that never ends', ({ exp: _exp, ...claims }) => claims),
  {
    name: 'a login forgets the settings',
    flow: 'settings are kept',
    alteration: saying('login', (text) => text.replaceAll('"preference"', '"options"')),
  },
  {
    name: 'a header tells the password',
    flow: secret,
    alteration: sayingPassword(),
  },
  {
    name: 'login takes a list of addresses',
    flow: 'without the password',
    alteration: {
      takesAll: true,
      ...handle('login', (db, { body, ...call }) =>
        own.login(db, { ...call, body: { email: '', ...body, ...one(body) } }),
      ),
    },
  },
  {
    name: 'signup takes a password of seven characters',
    flow: account,
    alteration: {
      takesAll: true,
      ...handle('signup', (db, call) => own.signup(db, call)),
    },
  },
  {
    name: 'savePreference changes the address of the account',
    flow: place,
    alteration: followedBy('savePreference', (db, { user, body }) => {
      const found = db.users.get(user._id);
      if (found && typeof body.email === 'string') db.users.put({ ...found, email: body.email });
    }),
  },
  {
    name: 'createMessage writes over the message with the id of the body',
    flow: place,
    alteration: followedBy('createMessage', (db, { body }) => {
      const message = db.messages.get(String(body._id));
      if (message) db.messages.put({ ...message, title: String(body.title) });
    }),
  },
  {
    name: 'updateEvent takes the id of the body',
    flow: place,
    alteration: followedBy('updateEvent', (db, { params, body }) => {
      const event = db.events.get(params.eventId ?? '');
      if (!event || typeof body._id !== 'string') return;
      db.events.remove(event._id);
      db.events.put({ ...event, _id: body._id });
    }),
  },
  {
    name: 'updateEvent takes the time of the last change',
    flow: 'cannot be sent',
    alteration: followedBy('updateEvent', (db, { params, body }) => {
      const event = db.events.get(params.eventId ?? '');
      const { updatedAt } = body;
      if (event && typeof updatedAt === 'string') db.events.put({ ...event, updatedAt });
    }),
  },
  {
    name: 'saveRsvp takes the words of the event',
    flow: place,
    alteration: followedBy('saveRsvp', (db, { params, body }) => {
      const event = db.events.get(db.guests.get(params.guestId ?? '')?.event ?? '');
      if (event && body.event) db.events.put({ ...event, ...body.event });
    }),
  },
  {
    name: 'a refusal tells the address of the owner',
    flow: 'out of reach',
    alteration: refusing('getEvent', (db) =>
      db.users
        .all()
        .map(({ email }) => email)
        .join(', '),
    ),
  },
  {
    name: 'a wrong link is answered with the right ones',
    flow: 'a link that no guest has',
    alteration: namingLinks(),
  },
];

const one = ({ email }: { email?: unknown }) => (Array.isArray(email) ? { email: String(email[0]) } : {});
