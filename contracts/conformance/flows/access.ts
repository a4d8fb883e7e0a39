import { createHmac } from 'node:crypto';
import { fetchMe } from '../../../src/features/session/user.ts';
import { secrets, setUp, snapshot } from '../private-event.ts';
import type { Flow } from '../flow.ts';
import type { Kit } from '../kit.ts';
import { organiserOperations, getRequest } from '../../organiser-calls.ts';
import { routes } from '../../../mocks/backend/routes.gen.ts';
import { addGuest, listEvents } from '../reads.ts';

/** Calls every operation with a header, and expects each to be refused and to change nothing. */
async function expectRefused(
  kit: Kit,
  headers: Record<string, string>,
  operations = organiserOperations,
  statuses = [401],
) {
  const ids = await setUp(kit);
  const before = await snapshot(kit.organiser, ids.eventId);
  const { email } = await fetchMe(kit.organiser.api);
  const wrong: { what: string; response: Response }[] = [];
  // Deletions last: a successful one would hide what the others did.
  for (const operationId of operations.toSorted(
    (one, other) => Number(isDelete(one)) - Number(isDelete(other)),
  )) {
    const response = await kit.send(operationId, { ids, ...getRequest(operationId), headers });
    const text = await response.text();
    const add = (what: string) => wrong.push({ what: `${operationId}: ${response.status}${what}`, response });
    if (!statuses.includes(response.status)) add('');
    else if (response.status === 401 && !hasMessage(text)) add(' without a message');
    else if (asksInBrowser(response)) add(' for which the browser asks for a password itself');
    else if ([...secrets, email].some((secret) => text.includes(secret))) add(' that tells what it refuses');
  }
  const what = `every call is refused with ${statuses.join(' or ')}, and 401 with a message`;
  const said = wrong.map((each) => each.what).join(', ');
  kit.holds(what, wrong.length === 0, said, wrong[0]?.response);
  kit.same('nothing has changed', await snapshot(kit.organiser, ids.eventId), before);
}

const isDelete = (operationId: keyof typeof routes) => routes[operationId].method === 'DELETE';

function hasMessage(text: string): boolean {
  try {
    const { message }: { message?: unknown } = JSON.parse(text);
    return typeof message === 'string' && message !== '';
  } catch {
    return false;
  }
}

const asksInBrowser = ({ headers }: Response) =>
  /\b(?:basic|digest|negotiate|ntlm)\b/i.test(headers.get('www-authenticate') ?? '');

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const parseClaims = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const aboutAnEvent = organiserOperations.filter((id) => routes[id].path.includes('{eventId}'));

export const accessFlows: Flow[] = [
  {
    name: 'every organiser’s call needs a token',
    screen: 'every page behind the login',
    async run(kit) {
      await expectRefused(kit, {});
      const { eventId } = await setUp(kit);
      const page = `/api/v1/events/${eventId}`;
      for (const path of [
        `${page}/`,
        page.replace('/events', '//events'),
        page.toUpperCase(),
        `${page}.json`,
      ]) {
        for (const rest of ['', '/guests?limit=25&page=1', '/messages?sort=createdAt']) {
          const text = await (await kit.ask(path + rest)).text();
          const isTold = secrets.some((secret) => text.includes(secret));
          kit.holds(`so does the address in another form, ${path}${rest}`, !isTold, text);
        }
      }
    },
  },
  {
    name: 'a forged token is refused',
    screen: 'every page behind the login',
    async run(kit) {
      await expectRefused(kit, bearer('eyJhbGciOiJIUzI1NiJ9.eyJpZCI6IjEifQ.c2lnbmF0dXJl'));
      const [header = '', payload = '', signature = ''] = kit.organiser.token.split('.');
      const later = encode({ ...parseClaims(kit.organiser.token), exp: 4_000_000_000, iat: 1 });
      await expectRefused(kit, bearer(`${header}.${later}.${signature}`));
      for (const forged of [
        `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        `${encode({ alg: 'none', typ: 'JWT' })}.${later}.`,
        `${header}.${payload}.`,
        `${header}.${payload}.AAAA`,
        `${header}.${payload}.${signature.slice(0, signature.length / 2)}`,
      ]) {
        const { status } = await kit.send('getMe', { headers: bearer(forged) });
        kit.same('a token with another signature, or none', status, 401);
      }
      const { status } = await kit.send('getMe', {
        headers: { authorization: kit.organiser.token.slice(0, 20) },
      });
      kit.same('a piece of a token', status, 401);
      for (const key of ['secret', 'changeme']) {
        const own = createHmac('sha256', key).update(`${header}.${payload}`).digest('base64url');
        const signed = await kit.send('getMe', { headers: bearer(`${header}.${payload}.${own}`) });
        kit.same('a token that is signed with a word', signed.status, 401);
      }
      const ids = { eventId: await kit.newEvent() };
      for (const word of ['', ' null', ' undefined']) {
        const empty = await kit.send('getEvent', { ids, headers: { authorization: `Bearer${word}` } });
        kit.same('a word in the place of a token', empty.status, 401);
      }
      const { token } = kit.organiser;
      const query = { token, access_token: token };
      kit.same('a token in the address', (await kit.send('getMe', { query })).status, 401);
      const names = ['token', 'jwt', 'access_token', 'accessToken', 'session'];
      const cookie = names.map((name) => `${name}=${token}`).join('; ');
      kit.same('a token in a cookie', (await kit.send('getMe', { headers: { cookie } })).status, 401);
      const otherHeaders = {
        'x-access-token': token,
        'x-auth-token': token,
        'x-authorization': bearer(token).authorization,
      };
      kit.same('a token in another header', (await kit.send('getMe', { headers: otherHeaders })).status, 401);
      const basic = await kit.send('getMe', { headers: { authorization: `Basic ${btoa('admin:admin')}` } });
      kit.same('a name and a password in the place of a token', basic.status, 401);
    },
  },
  {
    name: 'an expired token is refused',
    screen: 'every page behind the login: “Long inactivity! Please login again”',
    skip: ({ tokens }) => (tokens.ended === undefined ? 'give --state-url' : undefined),
    async run(kit) {
      await expectRefused(kit, bearer(kit.tokens.ended ?? ''));
    },
  },
  {
    name: 'another organiser’s event is out of reach',
    screen: 'every page of an event, by an address that was passed on',
    assumes: ['A23'],
    async run(kit) {
      const eventId = await kit.newEvent({ name: 'Private' });
      await addGuest(kit.organiser, eventId, { name: 'Grace' });
      await expectRefused(kit, bearer(kit.other.token), aboutAnEvent, [403, 404, 410]);
      for (const filter of [{ rsvpConfirmed: 'true' }, { rsvpConfirmed: 'false' }, { isWAPhone: 'false' }]) {
        const query = { limit: '25', page: '1', ...filter };
        const headers = bearer(kit.other.token);
        const { status } = await kit.send('listGuests', { ids: { eventId }, query, headers });
        kit.holds('nor are its filters', [403, 404, 410].includes(status), status);
      }
      const theirs = (await listEvents(kit.other)).map(({ id }) => id);
      kit.holds('it is not in their list of events', !theirs.includes(eventId), theirs);
      const { uid } = await fetchMe(kit.organiser.api);
      const query = { user: uid, userId: uid, owner: uid, createdBy: uid, all: 'true' };
      const asked = await kit.send('listEvents', { query, headers: bearer(kit.other.token) });
      kit.holds('nor by asking for the organiser’s', !(await asked.text()).includes(eventId), query);
      const own = await kit.newEvent({ name: 'Theirs' }, [], kit.other);
      const mine = new Set((await listEvents(kit.organiser)).map(({ id }) => id));
      kit.same('nor theirs in this one', [mine.has(own), mine.has(eventId)], [false, true]);
    },
  },
];
