import type { Alteration } from '../mock-host.ts';
import { changeCall, replaceHandler, type Mutant, original } from './mutant.ts';

/** A login that compares only the first bytes of a password. */
export const cutPassword = (bytes: number) =>
  replaceHandler('login', (db, call) => {
    const cut = (password: unknown) => Buffer.from(String(password)).subarray(0, bytes).toString('hex');
    const user = db.users.all().find(({ email }) => email === call.body.email);
    const isIt = user !== undefined && cut(user.password) === cut(call.body.password);
    return original.login(db, isIt ? { ...call, body: { ...call.body, password: user.password } } : call);
  });

/** Sets a header of each response with a status. */
export const setHeader = (status: number, name: string, value: string): Alteration => ({
  changeResponse(response) {
    if (response.status === status) response.headers.set(name, value);
    return response;
  },
});

/** Needs no token for addresses that end with a slash, as a router may that compares them exactly. */
function skipTokenForTrailingSlash(): Alteration {
  let last = '';
  return {
    changeRequest(request) {
      last = request.headers.get('authorization') ?? last;
      const { pathname, search, origin } = new URL(request.url);
      if (request.method !== 'GET' || !pathname.endsWith('/')) return request;
      return new Request(origin + pathname.slice(0, -1) + search, { headers: { authorization: last } });
    },
  };
}

/** Backends with wrong headers, or that read ids, tokens and answers from the wrong part of a request. */
export const httpMutants: Mutant[] = [
  {
    name: 'login compares 64 bytes of a password',
    flow: 'a long password counts',
    alteration: cutPassword(64),
  },
  {
    name: '401 lets the browser ask for a password',
    flow: 'every organiser’s call needs a token',
    alteration: setHeader(401, 'www-authenticate', 'Basic realm="api"'),
  },
  {
    name: 'shared caches may keep every response',
    flow: 'no cache on the way',
    alteration: setHeader(200, 'cache-control', 'public, max-age=0, s-maxage=600'),
  },
  {
    name: 'caches may keep an invitation',
    flow: 'no cache on the way',
    alteration: setHeader(200, 'cache-control', 'max-age=300'),
  },
  {
    name: 'responses expire tomorrow',
    flow: 'no cache on the way',
    alteration: setHeader(200, 'expires', new Date(Date.now() + 86_400_000).toUTCString()),
  },
  {
    name: 'deleteEvent takes the id of a guest of anybody',
    flow: 'a guest or message belongs to its event',
    alteration: replaceHandler('deleteEvent', (db, call) => {
      const guest = db.guests.get(call.params.eventId ?? '');
      if (!guest) return original.deleteEvent(db, call);
      db.events.remove(guest.event);
      return { status: 204 };
    }),
  },
  {
    name: 'listEvents lists the events of ?user',
    flow: 'another organiser’s event',
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('listEvents', (db, call) => {
        const user = db.users.get(String(call.query.user));
        return original.listEvents(db, user ? { ...call, user } : call);
      }),
    },
  },
  {
    name: 'a link is a place in the list of guests',
    flow: 'a link that no guest has',
    alteration: changeCall('getRsvp', (call, db) => {
      const guest = db.guests.all()[Number(call.params.guestId) - 1];
      return guest ? { ...call, params: { guestId: guest._id } } : call;
    }),
  },
  {
    name: 'reading an invitation with ?rsvpCount answers it',
    flow: 'an answer that cannot be',
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('getRsvp', (db, call) => {
        const { rsvpCount } = call.query;
        if (rsvpCount !== undefined)
          original.saveRsvp(db, { ...call, body: { rsvpCount: Number(rsvpCount) } });
        return original.getRsvp(db, call);
      }),
    },
  },
  {
    name: 'a token in a cookie is taken',
    flow: 'a token that was changed',
    alteration: {
      changeRequest(request) {
        const token = /\btoken=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
        if (token === undefined) return request;
        return new Request(request, { headers: { authorization: `Bearer ${token}` } });
      },
    },
  },
  {
    name: 'addresses that end with a slash need no token',
    flow: 'every organiser’s call needs a token',
    alteration: skipTokenForTrailingSlash(),
  },
  {
    name: 'signup with spaces around an address opens its account',
    flow: 'an account that cannot be',
    alteration: {
      acceptsInvalid: true,
      ...replaceHandler('signup', (db, call) => {
        const email = String(call.body.email).trim();
        const user = db.users.all().find((each) => each.email === email);
        const isOther = user !== undefined && email !== call.body.email;
        return isOther
          ? original.login(db, { ...call, body: { email, password: user.password } })
          : original.signup(db, call);
      }),
    },
  },
  {
    name: 'login tells that a password is of another account',
    flow: 'a password is never sent back',
    alteration: replaceHandler('login', (db, call) => {
      const { email, password } = call.body;
      const owner = db.users.all().find((each) => each.password === password);
      if (!owner || owner.email === email) return original.login(db, call);
      const message = 'This is the password of another account';
      return { status: 400, body: { message, errors: [{ type: 'password', message }] } };
    }),
  },
  {
    name: 'refusals show where in the code they were made',
    flow: 'an id of another form',
    alteration: {
      changeResponse: (response) =>
        response.status === 404
          ? { ...response, text: JSON.stringify({ message: new Error('No such event').stack }) }
          : response,
    },
  },
];
