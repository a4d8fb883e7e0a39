import { randomBytes, randomUUID } from 'node:crypto';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { parseParams } from '../../mocks/engine/incoming.ts';
import { findOperation } from '../find-operation.ts';
import { type Host, listen } from '../mock-host.ts';
import { readStateHandler } from './state-handler.ts';

type Fields = Record<string, unknown>;
type Row = Fields & { _id: string };
type Account = Row & { email: string; password: string };
/** `rsvpCount` is undefined before an answer, so that the response has no such field. */
type Guest = Row & { invitees: number; inviteeOnCard: number; rsvpCount: number | undefined };
type Party = { _id: string; event: Row; guests: Guest[]; messages: Row[] };
type Call = { params: Record<string, string>; query: URLSearchParams; body: Fields; caller: Account };

/** A response to throw. */
const refuse = (status: number, message: string, type?: string) =>
  Response.json({ message, errors: type === undefined ? [] : [{ type, message }] }, { status });
const ok = (data: unknown, status = 200, beside = {}) => Response.json({ data, ...beside }, { status });
function find<Found extends { _id: string }>(rows: readonly Found[], id: unknown): Found {
  const found = rows.find(({ _id }) => _id === id);
  if (!found) throw refuse(404, 'Nothing here');
  return found;
}
function remove<Each>(rows: Each[], row: Each) {
  rows.splice(rows.indexOf(row), 1);
  return new Response(null, { status: 204 });
}
function requireText(body: Fields, ...names: string[]) {
  for (const name of names)
    if (typeof body[name] !== 'string' || body[name] === '') throw refuse(400, 'Please fill it in', name);
}

const create = (fields: Fields) => ({ ...fields, _id: randomUUID(), createdAt: new Date().toISOString() });
/** Saves the fields of a body, except those that are the server's own. */
function change<Each extends Row>(row: Each, body: Fields): Each {
  const { _id, user, createdBy, createdAt } = row;
  return Object.assign(row, body, { _id, user, createdBy, createdAt });
}
function changeEvent(event: Row, body: Fields) {
  if ('name' in body) requireText(body, 'name');
  return change(event, { ...body, updatedAt: new Date().toISOString() });
}

const isComing = ({ rsvpCount = 0 }: Guest) => rsvpCount > 0;
const isOdd = ({ inviteeOnCard, invitees, rsvpCount = 0 }: Guest) =>
  inviteeOnCard !== invitees || rsvpCount > invitees;
function showGuest(guest: Guest) {
  const rsvpConfirmed = guest.rsvpCount === undefined ? undefined : isComing(guest);
  return { ...guest, discrepancies: isOdd(guest) ? ['The numbers differ'] : [], rsvpConfirmed };
}
function addUp(guests: readonly Guest[]) {
  const add = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);
  const [coming, rejected] = [guests.filter(isComing), guests.filter(({ rsvpCount }) => rsvpCount === 0)];
  const invitees = add(guests.map((guest) => guest.invitees));
  const confirmed = add(coming.map(({ rsvpCount = 0 }) => rsvpCount));
  return { total: guests.length, accepted: coming.length, rejected: rejected.length, invitees, confirmed };
}
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
/** null removes an answer. */
function takeAnswer(guest: Guest, count: unknown) {
  if (count !== null && !(isCount(count) && Number(count) <= guest.invitees))
    throw refuse(400, 'Not that many', 'rsvpCount');
  guest.rsvpCount = count === null ? undefined : Number(count);
}
function changeGuest(guest: Guest, { rsvpCount = guest.rsvpCount, ...body }: Fields) {
  if ('name' in body) requireText(body, 'name');
  for (const field of ['invitees', 'inviteeOnCard'])
    if (!isCount(body[field] ?? 0)) throw refuse(400, 'Not a number of people', field);
  const after = change({ ...guest }, body);
  if (rsvpCount !== guest.rsvpCount) takeAnswer(after, rsvpCount);
  return Object.assign(guest, after);
}
function addGuest({ guests }: Party, body: Fields) {
  const { name = '', invitees = 1, inviteeOnCard = invitees, rsvpCount = null } = body;
  const fresh = { ...create({ isWAPhone: true }), invitees: 1, inviteeOnCard: 1, rsvpCount: undefined };
  guests.push(changeGuest(fresh, { ...body, name, invitees, inviteeOnCard, rsvpCount }));
  return fresh;
}
function changeMessage(messages: Row[], message: Row, body: Fields) {
  if ('title' in body) requireText(body, 'title');
  if (body.isSelected === true) for (const other of messages) other.isSelected = false;
  return change(message, body);
}
function addMessage({ messages }: Party, body: Fields) {
  const message = create({ isSelected: false, attachCardImage: false, separateRSVP: false });
  messages.push(changeMessage(messages, message, { title: '', ...body }));
  return message;
}
function cutPage(guests: readonly Guest[], query: URLSearchParams) {
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
  if (!(limit > 0 && page > 0)) throw refuse(400, 'limit and page are required');
  const docs = guests.slice((page - 1) * limit, page * limit).map(showGuest);
  return ok({ docs, totalDocs: guests.length });
}

/** A backend written only from openapi/ and contracts/BACKEND.md, which shows that they are sufficient. */
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
  const addEvent = (user: string, body: Fields) => {
    const event = changeEvent(create({ user }), body);
    parties.push({ _id: event._id, event, guests: [], messages: [] });
    return event;
  };
  const own = ({ params, caller }: Call) => {
    const party = find(parties, params.eventId);
    if (party.event.user !== caller._id) throw refuse(404, 'Nothing here');
    return party;
  };
  const ownGuest = (call: Call) => find(own(call).guests, call.params.guestId);
  const ownMessage = (call: Call) => find(own(call).messages, call.params.messageId);
  const listAll = () => parties.flatMap(({ guests }) => guests);
  const findInvited = ({ params }: Call) => find(listAll(), params.guestId);
  const endpoints: Record<keyof typeof routes, (call: Call) => Response> = {
    getRsvp: (call) => {
      const guest = findInvited(call);
      const { _id, rsvpCount = null, invitees, inviteeOnCard } = guest;
      const party = parties.find(({ guests }) => guests.includes(guest)) as Party;
      const { welcomeMessage, rsvpMessage, isSingleGuest = false } = party.event;
      const event = { welcomeMessage, rsvpMessage, isSingleGuest };
      return ok({ _id, rsvpCount, invitees, inviteeOnCard, event });
    },
    saveRsvp: (call) => {
      takeAnswer(findInvited(call), call.body.rsvpCount ?? 'none');
      return new Response();
    },
    signup: ({ body }) => {
      const { displayName, email, password, passwordConfirm, phone } = body;
      requireText(body, 'displayName', 'email', 'phone', 'password');
      if (String(password).length < 8) throw refuse(422, 'Too short', 'password');
      if (password !== passwordConfirm) throw refuse(422, 'Not the same', 'passwordConfirm');
      if (accounts.some((other) => other.email === email)) throw refuse(400, 'In use', 'email');
      return begin(addAccount({ displayName, email, password, phone }));
    },
    login: ({ body }) => {
      const account = accounts.find(({ email }) => email === body.email);
      if (!account) throw refuse(400, 'No', 'email');
      if (account.password !== body.password) throw refuse(400, 'No', 'password');
      return begin(account);
    },
    getMe: ({ caller }) => ok(showAccount(caller)),
    savePreference: ({ caller, body }) => {
      caller.preference = { ...body, _id: randomUUID() };
      return new Response(null, { status: 204 });
    },
    listEvents: ({ caller }) => {
      const mine = parties.filter(({ event }) => event.user === caller._id);
      return ok({ docs: mine.map(({ event, guests }) => ({ ...event, guestsAnalytics: addUp(guests) })) });
    },
    createEvent: ({ caller, body }) => ok(addEvent(caller._id, { name: '', ...body })),
    getEvent: (call) => ok(own(call).event, 200, { guestsAnalytics: addUp(own(call).guests) }),
    updateEvent: (call) => ok(changeEvent(own(call).event, call.body)),
    deleteEvent: (call) => remove(parties, own(call)),
    listMessages: (call) => ok({ docs: own(call).messages }),
    createMessage: (call) => ok([addMessage(own(call), call.body)], 201),
    updateMessage: (call) => ok(changeMessage(own(call).messages, ownMessage(call), call.body)),
    selectMessage: (call) => ok(changeMessage(own(call).messages, ownMessage(call), { isSelected: true })),
    deleteMessage: (call) => remove(own(call).messages, ownMessage(call)),
    listGuests: (call) => {
      const [confirmed, onWhatsApp] = [call.query.get('rsvpConfirmed'), call.query.get('isWAPhone')];
      const isAsked = (guest: Guest) =>
        [null, String(showGuest(guest).rsvpConfirmed)].includes(confirmed) &&
        [null, String(guest.isWAPhone)].includes(onWhatsApp);
      return cutPage(own(call).guests.filter(isAsked), call.query);
    },
    listGuestDiscrepancies: (call) => cutPage(own(call).guests.filter(isOdd), call.query),
    createGuest: (call) => ok([showGuest(addGuest(own(call), { ...call.body, rsvpCount: null }))], 201),
    getGuest: (call) => ok(showGuest(ownGuest(call))),
    updateGuest: (call) => ok(showGuest(changeGuest(ownGuest(call), call.body))),
    deleteGuest: (call) => remove(own(call).guests, ownGuest(call)),
  };

  const setUp = readStateHandler({
    createAccount: addAccount,
    createToken,
    createEvent: ({ _id }: Account, fields: Fields) => addEvent(_id, fields)._id,
    addGuests: (id: string, guests: Fields[]) => guests.map((each) => addGuest(find(parties, id), each)._id),
    addMessages: (id: string, messages: Fields[]) =>
      messages.map((each) => addMessage(find(parties, id), each)._id),
  });

  return listen(async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    if (pathname === '/_pact/states') return setUp(await request.json());
    const operationId = findOperation(request);
    if (operationId === undefined) return refuse(404, 'No such address');
    const { path, open } = routes[operationId];
    const caller = sessions.get((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''));
    if (!caller && !open) return refuse(401, 'Please sign in again');
    const [params = {}, sent] = [parseParams(path, pathname), await request.text()];
    const body = sent === '' ? {} : JSON.parse(sent);
    try {
      return endpoints[operationId]({ params, query, body, caller: caller as Account });
    } catch (error) {
      if (error instanceof Response) return error;
      throw error;
    }
  });
}
