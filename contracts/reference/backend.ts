import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Fields = Record<string, unknown>;
interface Account {
  id: string;
  email: string;
  password: string;
  displayName: string;
  preference: Fields;
}
interface Row {
  id: string;
  made: string;
  fields: Fields;
}
interface Guest extends Row {
  addedBy: string;
  count: number | null;
}
interface Party extends Row {
  owner: string;
  changed: string;
  guests: Guest[];
  letters: Row[];
}
interface Call {
  at: readonly string[];
  query: URLSearchParams;
  body: Fields;
  caller: Account;
}

/** A response, also thrown. */
class Reply {
  declare readonly status: number;
  declare readonly body: unknown;
  constructor(status: number, body?: unknown) {
    Object.assign(this, { status, body });
  }
}
const ok = (data: unknown, status = 200, beside = {}) => new Reply(status, { data, ...beside });
const problem = (status: number, message: string, type?: string) =>
  new Reply(status, { message, ...(type && { errors: [{ type, message }] }) });
const find = <Found extends Row>(rows: readonly Found[], id: string | undefined): Found => {
  const found = rows.find((row) => row.id === id);
  if (!found) throw problem(404, 'Nothing here');
  return found;
};
const remove = <Each>(rows: Each[], row: Each) => void rows.splice(rows.indexOf(row), 1);
const require = (body: Fields, name: string) => {
  if (typeof body[name] !== 'string' || body[name] === '') throw problem(400, 'Please fill it in', name);
};

const create = (fields: Fields): Row => ({ id: randomUUID(), made: new Date().toISOString(), fields });
const people = ({ fields }: Guest) => Number(fields.invitees);
const remark = (guest: Guest) =>
  guest.fields.inviteeOnCard !== guest.fields.invitees || (guest.count ?? 0) > people(guest)
    ? ['The numbers differ']
    : [];
const sum = (guests: readonly Guest[], of: (guest: Guest) => number | boolean) =>
  guests.reduce((total, guest) => total + Number(of(guest)), 0);
const sums = ({ guests }: Party) => ({
  total: guests.length,
  accepted: sum(guests, ({ count }) => (count ?? 0) > 0),
  rejected: sum(guests, ({ count }) => count === 0),
  invitees: sum(guests, people),
  confirmed: sum(guests, ({ count }) => count ?? 0),
});
const showAccount = ({ id, password: _password, ...rest }: Account) => ({
  ...rest,
  _id: id,
  role: ['admin'],
});
const showParty = ({ id, made, changed, owner, fields }: Party) => ({
  ...fields,
  _id: id,
  user: owner,
  createdAt: made,
  updatedAt: changed,
});
const showGuest = ({ id, addedBy, count, fields }: Guest, discrepancies: string[]) => ({
  ...fields,
  _id: id,
  createdBy: addedBy,
  discrepancies,
  ...(count !== null && { rsvpCount: count, rsvpConfirmed: count > 0 }),
});
const show = (guest: Guest) => showGuest(guest, remark(guest));
const showLetter = ({ id, made, fields }: Row) => ({ ...fields, _id: id, createdAt: made });

/** null removes an answer. */
function takeAnswer(guest: Guest, count: unknown) {
  if (count !== null && !(Number.isInteger(count) && Number(count) >= 0 && Number(count) <= people(guest)))
    throw problem(400, 'Not that many', 'rsvpCount');
  guest.count = count as number | null;
}

/** What a client may say of a guest, with the numbers checked. */
function readGuest({
  rsvpCount: _count,
  rsvpConfirmed: _confirmed,
  discrepancies: _remarks,
  _id,
  createdBy: _creator,
  ...body
}: Fields) {
  if ('name' in body) require(body, 'name');
  for (const field of ['invitees', 'inviteeOnCard'])
    if (!Number.isInteger(body[field] ?? 0) || Number(body[field] ?? 0) < 0)
      throw problem(400, 'Not a number of people', field);
  return body;
}
function addGuest(party: Party, addedBy: string, body: Fields): Guest {
  require(body, 'name');
  const { invitees = 1, inviteeOnCard = invitees, isWAPhone = true } = body;
  const guest = {
    ...create({ ...readGuest(body), invitees, inviteeOnCard, isWAPhone }),
    addedBy,
    count: null,
  };
  party.guests.push(guest);
  return guest;
}
function changeGuest(guest: Guest, body: Fields) {
  const after = { ...guest, fields: { ...guest.fields, ...readGuest(body) } };
  if ('rsvpCount' in body && body.rsvpCount !== guest.count) takeAnswer(after, body.rsvpCount);
  return Object.assign(guest, after);
}
function changeLetter({ letters }: Party, letter: Row, body: Fields) {
  if (body.isSelected === true) for (const other of letters) other.fields.isSelected = false;
  Object.assign(letter.fields, body);
  return letter;
}
function addLetter(party: Party, body: Fields) {
  require(body, 'title');
  const letter = create({ isSelected: false, attachCardImage: false, separateRSVP: false });
  party.letters.push(letter);
  return changeLetter(party, letter, body);
}
function cutPage(guests: readonly Guest[], query: URLSearchParams) {
  const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
  if (!(limit > 0 && page > 0)) throw problem(400, 'limit and page are required');
  const docs = guests.slice((page - 1) * limit, page * limit).map(show);
  const totalPages = Math.max(1, Math.ceil(guests.length / limit));
  return ok({ docs, totalDocs: guests.length, limit, page, totalPages });
}

/** A backend written only from openapi/ and contracts/BACKEND.md. It shows that the documents are sufficient. */
export async function serveReference() {
  const accounts: Account[] = [];
  const parties: Party[] = [];
  const sessions = new Map<string, Account>();

  const addAccount = (fields: Fields = {}): Account => {
    const id = randomUUID();
    const account = { displayName: 'Somebody', email: `${id}@example.org`, password: id, preference: {} };
    accounts.push({ ...account, ...fields, id });
    return accounts.at(-1) as Account;
  };
  const createToken = (account: Account, seconds = 3_600) => {
    const iat = Math.floor(Date.now() / 1000) + Math.min(0, seconds);
    const claims = { sub: account.id, iat, exp: iat + Math.abs(seconds) / 2 };
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const token = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.${encode(randomBytes(32))}`;
    if (seconds > 0) sessions.set(token, account);
    return token;
  };
  const begin = (account: Account) =>
    new Reply(200, { token: createToken(account), data: { user: showAccount(account) } });
  const addParty = (owner: string, fields: Fields): Party => {
    const row = create(fields);
    const party = { ...row, owner, changed: row.made, guests: [], letters: [] };
    parties.push(party);
    return party;
  };
  const own = ({ at: [id], caller }: Call) => {
    const party = find(parties, id);
    if (party.owner !== caller.id) throw problem(404, 'Nothing here');
    return party;
  };
  const ownGuest = (call: Call) => find(own(call).guests, call.at[1]);
  const ownLetter = (call: Call) => find(own(call).letters, call.at[1]);
  const invited = ({ at: [id] }: Call) => {
    const party = parties.find(({ guests }) => guests.some((guest) => guest.id === id));
    if (!party) throw problem(404, 'No such invitation');
    return { party, guest: find(party.guests, id) };
  };

  const endpoints: Record<string, (call: Call) => Reply> = {
    'GET /events/guests/:/rsvp': (call) => {
      const { party, guest } = invited(call);
      const { welcomeMessage, rsvpMessage, isSingleGuest = false } = party.fields;
      const { invitees, inviteeOnCard } = guest.fields;
      const event = { welcomeMessage, rsvpMessage, isSingleGuest };
      return ok({ _id: guest.id, rsvpCount: guest.count, invitees, inviteeOnCard, event });
    },
    'POST /events/guests/:/rsvp': (call) => {
      const { guest } = invited(call);
      takeAnswer(guest, call.body.rsvpCount ?? 'none');
      return new Reply(200);
    },
    'POST /users/signup': ({ body: { passwordConfirm, _id, id: _other, role: _role, ...body } }) => {
      for (const name of ['displayName', 'email', 'password']) require(body, name);
      if (String(body.password).length < 8) throw problem(422, 'Too short', 'password');
      if (body.password !== passwordConfirm) throw problem(422, 'Not the same', 'passwordConfirm');
      if (accounts.some(({ email }) => email === body.email)) throw problem(400, 'In use', 'email');
      return begin(addAccount(body));
    },
    'POST /users/login': ({ body }) => {
      const account = accounts.find(({ email }) => email === body.email);
      if (!account) throw problem(400, 'No', 'email');
      if (account.password !== body.password) throw problem(400, 'No', 'password');
      return begin(account);
    },
    'GET /users/me': ({ caller }) => ok(showAccount(caller)),
    'PATCH /users/preference': ({ caller, body }) => {
      caller.preference = { ...body, _id: randomUUID() };
      return new Reply(204);
    },
    'GET /events': ({ caller }) => {
      const mine = parties.filter(({ owner }) => owner === caller.id);
      return ok({ docs: mine.map((each) => ({ ...showParty(each), guestsAnalytics: sums(each) })) });
    },
    'POST /events': ({ caller, body }) => {
      require(body, 'name');
      return ok(showParty(addParty(caller.id, body)));
    },
    'GET /events/:': (call) => ok(showParty(own(call)), 200, { guestsAnalytics: sums(own(call)) }),
    'PATCH /events/:': (call) => {
      if ('name' in call.body) require(call.body, 'name');
      const party = own(call);
      Object.assign(party.fields, call.body);
      party.changed = new Date().toISOString();
      return ok(showParty(party));
    },
    'DELETE /events/:': (call) => {
      remove(parties, own(call));
      return ok(null);
    },
    'GET /events/:/messages': (call) => ok({ docs: own(call).letters.map(showLetter) }),
    'POST /events/:/messages/': (call) => ok([showLetter(addLetter(own(call), call.body))], 201),
    'PATCH /events/:/messages/:': (call) =>
      ok(showLetter(changeLetter(own(call), ownLetter(call), call.body))),
    'PATCH /events/:/messages/:/select': (call) =>
      ok(showLetter(changeLetter(own(call), ownLetter(call), { isSelected: true }))),
    'DELETE /events/:/messages/:': (call) => {
      remove(own(call).letters, ownLetter(call));
      return new Reply(204);
    },
    'GET /events/:/guests': (call) => {
      const [confirmed, onWhatsApp] = [call.query.get('rsvpConfirmed'), call.query.get('isWAPhone')];
      const left = own(call).guests.filter(
        ({ count, fields }) =>
          (confirmed === null || (count !== null && String(count > 0) === confirmed)) &&
          (onWhatsApp === null || String(fields.isWAPhone) === onWhatsApp),
      );
      return cutPage(left, call.query);
    },
    'GET /events/:/guests/discrepancies': (call) =>
      cutPage(
        own(call).guests.filter((guest) => remark(guest).length > 0),
        call.query,
      ),
    'POST /events/:/guests': (call) => ok([show(addGuest(own(call), call.caller.id, call.body))], 201),
    'GET /events/:/guests/:': (call) => ok(show(ownGuest(call))),
    'PATCH /events/:/guests/:': (call) => ok(show(changeGuest(ownGuest(call), call.body))),
    'DELETE /events/:/guests/:': (call) => {
      remove(own(call).guests, ownGuest(call));
      return new Reply(204);
    },
  };

  // The state handler of contracts/BACKEND.md.
  let owner: Account | undefined;
  const newEvent = (
    account: Account,
    { event = {}, guests = [], guestCount = 0, messages = [] }: StateParams,
  ) => {
    const party = addParty(account.id, event);
    const unnamed = Array.from({ length: guestCount }, (_, n): Fields => ({ name: `Guest ${n}` }));
    for (const fields of [...guests, ...unnamed])
      takeAnswer(addGuest(party, account.id, fields), fields.rsvpCount ?? null);
    for (const fields of messages) addLetter(party, fields);
    return { eventId: party.id, guestId: party.guests[0]?.id, messageId: party.letters[0]?.id };
  };
  const states: Record<string, (params: StateParams) => object> = {
    'an organiser is signed in': ({ preference = {} }) => ({
      token: createToken((owner = addAccount({ preference }))),
    }),
    'the token of an organiser has ended': () => ({ token: createToken((owner = addAccount()), -60) }),
    'an account': ({ password }) => ({ email: addAccount({ password }).email }),
    'no account has this address': () => ({ email: `${randomUUID()}@example.org` }),
    'an event': (params) => newEvent(owner ?? addAccount(), params),
    'an event of another organiser': (params) => newEvent(addAccount(), params),
    'no such event': () => ({ eventId: randomUUID() }),
    'no such guest': () => ({ guestId: randomUUID() }),
    'no such message': () => ({ messageId: randomUUID() }),
  };
  const setUp = ({
    state,
    params = {},
    action,
  }: {
    state: string;
    params?: StateParams;
    action?: string;
  }) => {
    if (action === 'teardown') owner = undefined;
    return new Reply(200, action === 'teardown' ? {} : (states[state]?.(params) ?? {}));
  };

  const answer = async (message: IncomingMessage): Promise<Reply> => {
    const { method, headers } = message;
    const { pathname, searchParams: query } = new URL(message.url ?? '/', 'http://localhost');
    const sent = await text(message);
    const body = sent === '' ? {} : JSON.parse(sent);
    if (method === 'OPTIONS') return new Reply(204);
    if (pathname === '/_pact/states') return setUp(body);
    for (const [name, act] of Object.entries(endpoints)) {
      const at = new RegExp(`^${name.replaceAll(':', '([^/]+)').replace(' ', ' /api/v1')}$`).exec(
        `${method} ${pathname}`,
      );
      if (!at || (name === 'GET /events/:/guests/:' && at[2] === 'discrepancies')) continue;
      const caller = sessions.get((headers.authorization ?? '').replace(/^Bearer /, ''));
      if (!caller && !/rsvp|signup|login/.test(name)) throw problem(401, 'Please sign in again');
      return act({ at: at.slice(1), query, body, caller: caller as Account });
    }
    throw problem(404, 'No such address');
  };
  const send = (response: ServerResponse, { status, body }: Reply) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('access-control-allow-methods', 'GET, POST, PATCH, DELETE');
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.writeHead(status).end(body === undefined ? undefined : JSON.stringify(body));
  };
  const server = createServer((message, response) => {
    void answer(message)
      .catch((error: unknown) => (error instanceof Reply ? error : problem(500, String(error))))
      .then((reply) => send(response, reply));
  });
  // Node would close idle connections after five seconds, just when a test that was held up uses one again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stateUrl: `${origin}/_pact/states`, close };
}

interface StateParams {
  password?: string;
  preference?: Fields;
  event?: Fields;
  guests?: Fields[];
  guestCount?: number;
  messages?: Fields[];
}
