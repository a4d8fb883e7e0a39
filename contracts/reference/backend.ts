import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { getResponse, http, type HttpHandler } from '../../mocks/engine/handlers.ts';
import { type Host, listen } from '../mock-host.ts';

type Fields = Record<string, unknown>;
interface Row extends Fields {
  _id: string;
}
interface Account extends Row {
  email: string;
  password: string;
}
interface Guest extends Row {
  invitees: number;
  inviteeOnCard: number;
  /** undefined before an answer, so that its response has no such field. */
  rsvpCount: number | undefined;
}
interface Party {
  event: Row;
  guests: Guest[];
  messages: Row[];
}
interface Call {
  params: Record<string, string>;
  query: URLSearchParams;
  body: Fields;
  caller: Account;
}

/** A response to throw. */
const refuse = (status: number, message: string, type?: string) =>
  Response.json({ message, errors: type === undefined ? [] : [{ type, message }] }, { status });
const ok = (data: unknown, status = 200, beside = {}) => Response.json({ data, ...beside }, { status });
const noContent = () => new Response(null, { status: 204 });
function find<Found extends Row>(rows: readonly Found[], id: string | undefined): Found {
  const found = rows.find(({ _id }) => _id === id);
  if (!found) throw refuse(404, 'Nothing here');
  return found;
}
function remove<Each>(rows: Each[], row: Each) {
  rows.splice(rows.indexOf(row), 1);
}
function requireText(body: Fields, ...names: string[]) {
  for (const name of names)
    if (typeof body[name] !== 'string' || body[name] === '') throw refuse(400, 'Please fill it in', name);
}

const create = (fields: Fields): Row => ({
  ...fields,
  _id: randomUUID(),
  createdAt: new Date().toISOString(),
});
/** Saves the fields of a body, except those that are the server's own. */
function change<Each extends Row>(row: Each, body: Fields): Each {
  const { _id, user, createdBy, createdAt } = row;
  return Object.assign(row, body, { _id, user, createdBy, createdAt });
}

const findDiscrepancies = ({ inviteeOnCard, invitees, rsvpCount = 0 }: Guest) =>
  inviteeOnCard !== invitees || rsvpCount > invitees ? ['The numbers differ'] : [];
const showGuest = (guest: Guest) => ({
  ...guest,
  discrepancies: findDiscrepancies(guest),
  rsvpConfirmed: guest.rsvpCount === undefined ? undefined : guest.rsvpCount > 0,
});
function addUp(guests: readonly Guest[]) {
  const sum = (of: (guest: Guest) => number | boolean) =>
    guests.reduce((total, guest) => total + Number(of(guest)), 0);
  return {
    total: guests.length,
    accepted: sum(({ rsvpCount = 0 }) => rsvpCount > 0),
    rejected: sum(({ rsvpCount }) => rsvpCount === 0),
    invitees: sum(({ invitees }) => invitees),
    confirmed: sum(({ rsvpCount = 0 }) => rsvpCount),
  };
}

/** null removes an answer. */
function takeAnswer(guest: Guest, count: unknown) {
  if (count !== null && !(Number.isInteger(count) && Number(count) >= 0 && Number(count) <= guest.invitees))
    throw refuse(400, 'Not that many', 'rsvpCount');
  guest.rsvpCount = count === null ? undefined : Number(count);
}
function changeGuest(guest: Guest, { rsvpCount = guest.rsvpCount, ...body }: Fields) {
  if ('name' in body) requireText(body, 'name');
  for (const field of ['invitees', 'inviteeOnCard'])
    if (!Number.isInteger(body[field] ?? 0) || Number(body[field] ?? 0) < 0)
      throw refuse(400, 'Not a number of people', field);
  const after = change({ ...guest }, body);
  if (rsvpCount !== guest.rsvpCount) takeAnswer(after, rsvpCount);
  return Object.assign(guest, after);
}
function addGuest({ guests }: Party, createdBy: string, { rsvpCount: _answer, ...body }: Fields) {
  requireText(body, 'name');
  const { invitees = 1, inviteeOnCard = invitees } = body;
  const fresh = { ...create({ createdBy, isWAPhone: true }), invitees: 1, inviteeOnCard: 1 };
  const guest = changeGuest({ ...fresh, rsvpCount: undefined }, { ...body, invitees, inviteeOnCard });
  guests.push(guest);
  return guest;
}
function changeMessage({ messages }: Party, message: Row, body: Fields) {
  if ('title' in body) requireText(body, 'title');
  if (body.isSelected === true) for (const other of messages) other.isSelected = false;
  return change(message, body);
}
function addMessage(party: Party, body: Fields) {
  requireText(body, 'title');
  const message = create({ isSelected: false, attachCardImage: false, separateRSVP: false });
  party.messages.push(message);
  return changeMessage(party, message, body);
}
function cutPage(guests: readonly Guest[], query: URLSearchParams) {
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
  if (!(limit > 0 && page > 0)) throw refuse(400, 'limit and page are required');
  const docs = guests.slice((page - 1) * limit, page * limit).map(showGuest);
  const totalPages = Math.max(1, Math.ceil(guests.length / limit));
  return ok({ docs, totalDocs: guests.length, limit, page, totalPages });
}

/**
 * A backend written only from openapi/ and contracts/BACKEND.md, with the state handler of that page. It shows that the
 * documents are sufficient.
 */
export async function serveReference(): Promise<Host> {
  const accounts: Account[] = [];
  const parties: Party[] = [];
  const sessions = new Map<string, Account>();

  const addAccount = (fields: Fields = {}): Account => {
    const [email, password] = [`${randomUUID()}@example.org`, randomUUID()];
    const account = { displayName: 'Somebody', email, password, preference: {}, ...fields, role: ['admin'] };
    accounts.push({ ...account, _id: randomUUID() });
    return accounts.at(-1) as Account;
  };
  /** @param seconds how long it lasts; below 0 it has expired */
  const createToken = (account: Account, seconds = 3_600) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: account._id, iat: Math.min(now, now + 2 * seconds), exp: now + seconds };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode(randomBytes(32))}`;
    if (seconds > 0) sessions.set(token, account);
    return token;
  };
  const showAccount = ({ password: _password, ...account }: Account) => account;
  const begin = (account: Account) =>
    ok({ user: showAccount(account) }, 200, { token: createToken(account) });
  const addParty = (user: string, body: Fields): Party => {
    const event = change(create({ user }), { ...body, updatedAt: new Date().toISOString() });
    parties.push({ event, guests: [], messages: [] });
    return parties.at(-1) as Party;
  };
  const findParty = (id: unknown) => parties.find(({ event }) => event._id === id);
  const own = ({ params, caller }: Call) => {
    const party = findParty(params.eventId);
    if (party?.event.user !== caller._id) throw refuse(404, 'Nothing here');
    return party;
  };
  const ownGuest = (call: Call) => find(own(call).guests, call.params.guestId);
  const ownMessage = (call: Call) => find(own(call).messages, call.params.messageId);
  const getInvited = ({ params: { guestId } }: Call) => {
    const party = parties.find(({ guests }) => guests.some(({ _id }) => _id === guestId));
    if (!party) throw refuse(404, 'No such invitation');
    return { event: party.event, guest: find(party.guests, guestId) };
  };

  /** In order: /guests/discrepancies is not /guests/:guestId. */
  const endpoints: Record<string, (call: Call) => Response> = {
    'GET /events/guests/:guestId/rsvp': (call) => {
      const { event, guest } = getInvited(call);
      const { welcomeMessage, rsvpMessage, isSingleGuest = false } = event;
      const { _id, rsvpCount = null, invitees, inviteeOnCard } = guest;
      const texts = { welcomeMessage, rsvpMessage, isSingleGuest };
      return ok({ _id, rsvpCount, invitees, inviteeOnCard, event: texts });
    },
    'POST /events/guests/:guestId/rsvp': (call) => {
      takeAnswer(getInvited(call).guest, call.body.rsvpCount ?? 'none');
      return new Response();
    },
    'POST /users/signup': ({ body: { displayName, email, password, passwordConfirm, phone } }) => {
      requireText({ displayName, email, phone, password }, 'displayName', 'email', 'phone', 'password');
      if (String(password).length < 8) throw refuse(422, 'Too short', 'password');
      if (password !== passwordConfirm) throw refuse(422, 'Not the same', 'passwordConfirm');
      if (accounts.some((other) => other.email === email)) throw refuse(400, 'In use', 'email');
      return begin(addAccount({ displayName, email, password, phone }));
    },
    'POST /users/login': ({ body }) => {
      const account = accounts.find(({ email }) => email === body.email);
      if (!account) throw refuse(400, 'No', 'email');
      if (account.password !== body.password) throw refuse(400, 'No', 'password');
      return begin(account);
    },
    'GET /users/me': ({ caller }) => ok(showAccount(caller)),
    'PATCH /users/preference': ({ caller, body }) => {
      caller.preference = { ...body, _id: randomUUID() };
      return noContent();
    },
    'GET /events': ({ caller }) => {
      const mine = parties.filter(({ event }) => event.user === caller._id);
      return ok({ docs: mine.map(({ event, guests }) => ({ ...event, guestsAnalytics: addUp(guests) })) });
    },
    'POST /events': ({ caller, body }) => {
      requireText(body, 'name');
      return ok(addParty(caller._id, body).event);
    },
    'GET /events/:eventId': (call) => {
      const { event, guests } = own(call);
      return ok(event, 200, { guestsAnalytics: addUp(guests) });
    },
    'PATCH /events/:eventId': (call) => {
      if ('name' in call.body) requireText(call.body, 'name');
      return ok(change(own(call).event, { ...call.body, updatedAt: new Date().toISOString() }));
    },
    'DELETE /events/:eventId': (call) => {
      remove(parties, own(call));
      return ok(null);
    },
    'GET /events/:eventId/messages': (call) => ok({ docs: own(call).messages }),
    'POST /events/:eventId/messages/': (call) => ok([addMessage(own(call), call.body)], 201),
    'PATCH /events/:eventId/messages/:messageId': (call) =>
      ok(changeMessage(own(call), ownMessage(call), call.body)),
    'PATCH /events/:eventId/messages/:messageId/select': (call) =>
      ok(changeMessage(own(call), ownMessage(call), { isSelected: true })),
    'DELETE /events/:eventId/messages/:messageId': (call) => {
      remove(own(call).messages, ownMessage(call));
      return noContent();
    },
    'GET /events/:eventId/guests': (call) => {
      const [confirmed, onWhatsApp] = [call.query.get('rsvpConfirmed'), call.query.get('isWAPhone')];
      const left = own(call).guests.filter(
        ({ rsvpCount, isWAPhone }) =>
          (confirmed === null || (rsvpCount !== undefined && String(rsvpCount > 0) === confirmed)) &&
          (onWhatsApp === null || String(isWAPhone) === onWhatsApp),
      );
      return cutPage(left, call.query);
    },
    'GET /events/:eventId/guests/discrepancies': (call) => {
      const odd = own(call).guests.filter((guest) => findDiscrepancies(guest).length > 0);
      return cutPage(odd, call.query);
    },
    'POST /events/:eventId/guests': (call) =>
      ok([showGuest(addGuest(own(call), call.caller._id, call.body))], 201),
    'GET /events/:eventId/guests/:guestId': (call) => ok(showGuest(ownGuest(call))),
    'PATCH /events/:eventId/guests/:guestId': (call) => ok(showGuest(changeGuest(ownGuest(call), call.body))),
    'DELETE /events/:eventId/guests/:guestId': (call) => {
      remove(own(call).guests, ownGuest(call));
      return noContent();
    },
  };

  const setUp = readStateHandler({
    createAccount: addAccount,
    createToken,
    createEvent: ({ _id }: Account, fields: Fields) => addParty(_id, fields).event._id,
    addGuests: (eventId: string, guests: Fields[]) =>
      guests.map(({ rsvpCount = null, ...fields }) => {
        const party = findParty(eventId) as Party;
        return changeGuest(addGuest(party, String(party.event.user), fields), { rsvpCount })._id;
      }),
    addMessages: (eventId: string, messages: Fields[]) =>
      messages.map((fields) => addMessage(findParty(eventId) as Party, fields)._id),
  });

  const handlers: HttpHandler[] = Object.entries(endpoints).map(([name, act]) => {
    const [method = '', path = ''] = name.split(' ');
    return http[method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](
      `*/api/v1${path}`,
      async ({ request, params }) => {
        const caller = sessions.get((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''));
        if (!caller && !/rsvp|signup|login/.test(name)) return refuse(401, 'Please sign in again');
        const [sent, query] = [await request.text(), new URL(request.url).searchParams];
        const body = sent === '' ? {} : JSON.parse(sent);
        const call = { params: params as Call['params'], query, body, caller: caller as Account };
        try {
          return act(call);
        } catch (error) {
          if (error instanceof Response) return error;
          throw error;
        }
      },
    );
  });
  return listen(async (request) =>
    request.url.endsWith('/_pact/states')
      ? setUp(await request.json())
      : ((await getResponse(handlers, request)) ?? refuse(404, 'No such address')),
  );
}

/** The state handler of BACKEND.md for a server with these functions. */
function readStateHandler(functions: Record<string, unknown>): (body: unknown) => Promise<Response> {
  const page = readFileSync(join(import.meta.dirname, '../BACKEND.md'), 'utf8');
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  let handle: (request: object, response: object) => Promise<void> = async () => {};
  const app = { post: (_path: string, _parser: unknown, handler: typeof handle) => void (handle = handler) };
  runInNewContext(code, { ...functions, app, express: { json: () => {} }, crypto });
  return async (body) => {
    let sent: unknown;
    await handle({ body }, { json: (value: unknown) => void (sent = value) });
    return Response.json(sent);
  };
}
