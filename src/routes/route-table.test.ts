import { createMemoryHistory } from '@tanstack/react-router';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessTable, type End } from '../../e2e/organiser/access-table.ts';
import { weddingId } from '../../mocks/seeds/wedding.ts';
import { createApi } from '../api/client.ts';
import { createDemoApi } from '../api/demo-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { demoTransport } from '../demo-transport.ts';
import { lastOpenedEvent } from '../features/events/last-opened.ts';
import { opened } from '../features/session/test-session.ts';
import { tokenOf } from '../features/session/test-tokens.ts';
import { createAppRouter } from '../router.tsx';

const page = { docs: [], totalDocs: 0, limit: 50, page: 1, totalPages: 1 };
const answers = (request: Request) =>
  Response.json({ data: request.url.endsWith(weddingId) ? { _id: weddingId, name: 'Dinner' } : page });

const withToken = (exp: number) => opened({ token: tokenOf({ sub: 'u1', exp }) });
const withRoles = (...roles: string[]) => {
  const tab = withToken(99_999);
  tab.findRoles(roles);
  return tab;
};

const visitors = {
  'no token': () => opened(),
  'an expired token': () => withToken(-1),
  'a token the server refuses': () => {
    const tab = withToken(99_999);
    tab.refuse(401, 'Invalid access token detected');
    return tab;
  },
  'a token of somebody without a role': () => withRoles(),
  'an admin’s token': () => withRoles('admin'),
  'a token of a member of staff': () => withRoles('staff'),
};
type Visitor = keyof typeof visitors;

/** By address, or by a link from a page that every visitor may see. */
const ways = ['by address', 'by a link'] as const;
type Way = (typeof ways)[number];

/** Where a visit ends once everything has settled: the address, decoded, and the page's title. */
async function visit(address: string, visitor: Visitor, way: Way = 'by address') {
  const { session } = visitors[visitor]();
  lastOpenedEvent.write(weddingId);
  const surroundings = {
    history: createMemoryHistory({ initialEntries: [way === 'by address' ? address : '/forgotPassword'] }),
    origin: 'https://guestwise.example',
    isServer: false,
    scrollRestoration: false,
  } as const;
  const api = createApi('https://guestwise.example/api/v1', async (request) => answers(request));
  const parts = {
    api,
    demoApi: createDemoApi(demoTransport),
    queryClient: createQueryClient(() => {}),
    session,
    changePreference: async () => {},
  };
  const router = createAppRouter(parts, surroundings);
  session.start();
  await router.load();
  if (way === 'by a link') {
    await session.settled();
    router.history.push(address);
    await router.load();
  }
  const title = router.state.matches.flatMap(({ staticData }) => staticData.title ?? []).at(-1);
  return [decodeURIComponent(router.state.location.href), title?.message];
}

describe.each(ways)('%s', (way) => {
  test.each(accessTable)('$address leads a stranger to $stranger.0, and a user to $user.0', async (row) => {
    const { address, stranger, user } = row;
    const doubtful = way === 'by address' ? (row.doubtful ?? stranger) : stranger;
    const ends: Record<Visitor, End> = {
      'no token': stranger,
      'an expired token': stranger,
      'a token the server refuses': doubtful,
      'a token of somebody without a role': doubtful,
      'an admin’s token': user,
      'a token of a member of staff': user,
    };
    for (const [visitor, end] of Object.entries(ends)) {
      expect({ [visitor]: await visit(address, visitor as Visitor, way) }).toEqual({ [visitor]: end });
    }
  });
const open = (path: string) => [path, path, path] as const;
const guestsOnly = (path: string) => [path, path, '/events'] as const;
const signedIn = (path: string, remembered = `?redirect=${encodeURIComponent(path)}`) =>
  [path, `/login${remembered}`, path] as const;

/** The specification, section 2: the address, where it leads a visitor, and where a signed-in user. */
const table: (readonly [address: string, visitor: string, user: string])[] = [
  ['/', '/login', '/events'],
  open('/loading'),
  guestsOnly('/login'),
  guestsOnly('/register'),
  guestsOnly('/callback?error=access_denied&error_description='),
  ['/callback', '/login', '/events'],
  open('/forgotPassword'),
  ['/logout', '/login', '/login'],
  open('/g1/rsvp'),
  open('/pages/errors/error-404'),
  open('/pages/faq'),
  open('/pages/faq?search=link'),
  ['/nowhere', '/pages/errors/error-404', '/pages/errors/error-404'],
  ['/nowhere/at/all?next=/g1/rsvp', '/pages/errors/error-404', '/pages/errors/error-404'],
  signedIn('/events', ''),
  ['/events/guests', '/login?redirect=%2Fevents%2Fguests', '/events/guests/all'],
  signedIn('/events/guests/all?event=e1'),
  signedIn('/events/guests/discrepancies?event=e1&page=2&limit=25'),
  signedIn('/apps/event/new'),
  signedIn('/apps/event/e1'),
  signedIn('/apps/event/e1/a-handle-of-before'),
  signedIn('/apps/notes'),
  signedIn('/apps/notes/archive'),
  signedIn('/apps/notes/reminders?search=florist'),
  signedIn('/apps/notes/labels/suppliers/suppliers'),
  signedIn('/apps/notes/labels/gone'),
  signedIn('/apps/notes/cake'),
  signedIn('/apps/notes/cake/suppliers/suppliers'),
  signedIn('/apps/notes/no-such-note'),
  ['/apps/notes/a/b/c/d', '/pages/errors/error-404', '/pages/errors/error-404'],
  ['/apps/event/a%20b', '/login?redirect=%2Fapps%2Fevent%2Fa%2520b', '/pages/errors/error-404'],
  ['/events/guests/e1', '/login?redirect=%2Fevents%2Fguests%2Fe1', '/events/guests/all?event=e1'],
];

test.each(table)('%s leads a visitor to %s and a signed-in user to %s', async (address, visitor, user) => {
  expect(await visit(address, 'no token')).toBe(visitor);
  expect(await visit(address, 'an admin’s token')).toBe(user);
});

const withoutSession: Visitor[] = [
  'an expired token',
  'a token the server refuses',
  'a token of somebody without a role',
];

test.each(withoutSession)('%s opens what no token opens', async (visitor) => {
  for (const [address, signedOut] of table) expect(await visit(address, visitor)).toBe(signedOut);
});

test.each([
  ['/login?redirect=/events/guests/rejected?event=e1', '/events/guests/rejected?event=e1'],
  ['/login?redirect=/logout', '/events'],
  ['/login?redirect=/login', '/events'],
  ['/login?redirect=/g1/rsvp', '/events'],
  ['/login?redirect=//evil.example', '/events'],
  ['/login?redirect=/.//evil.example', '/events'],
  ['/login?redirect=https://evil.example', '/events'],
  ['/register?redirect=/%5Cevil.example', '/events'],
])('[F47] %s sends a signed-in user to %s', async (address, target) => {
  const [place] = await visit(address, 'an admin’s token');
  expect(place).toBe(target);
});

/** A route's path as a pattern: its parameters, those that may be left out, and whatever else there is. */
const asPattern = (path: string) =>
  path
    .replaceAll(/\/\{-\$\w+\}/g, '(/[^/?]+)?')
    .replaceAll(/\$\w+/g, '[^/?]+')
    .replace(/\$$/, '.+');

test('every route has its row in the table of access', () => {
  const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
  const to = / {2}to:([^;]+)/.exec(tree)?.[1] ?? '';
  const paths = [...to.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  expect(paths).toContain('/events/guests/$filter');
  const isCovered = (path: string) =>
    accessTable.some(({ address }) => new RegExp(`^${asPattern(path)}(\\?|$)`).test(address));
  expect(paths.filter((path) => !isCovered(path))).toEqual([]);
});
