import { createMemoryHistory } from '@tanstack/react-router';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accessTable, type End } from '../../e2e/support/access-table.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { createTemplatePage } from '../../mocks/template/page.ts';
import { createApi } from '../api/client.ts';
import { createTemplateApi } from '../template/api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { lastOpenedEvent } from '../domain/event/last-opened-event.ts';
import { openTestTab } from '../features/session/test-session.ts';
import { createToken } from '../features/session/test-tokens.ts';
import { createAppRouter } from '../organiser/router.tsx';
import { findTitle } from '../ui/layout/route-title.ts';

const page = { docs: [], totalDocs: 60, limit: 50, page: 1, totalPages: 2 };
const answers = (request: Request) =>
  Response.json({ data: request.url.endsWith(weddingId) ? { _id: weddingId, name: 'Dinner' } : page });

const withToken = (exp: number) => openTestTab({ token: createToken({ sub: 'u1', exp }) });
const withRoles = (...roles: string[]) => {
  const tab = withToken(99_999);
  tab.findRoles(roles);
  return tab;
};

const visitors = {
  'no token': () => openTestTab(),
  'an expired token': () => withToken(-1),
  'a token the server refuses': () => {
    const tab = withToken(99_999);
    tab.refuse(401, 'Invalid access token detected');
    return tab;
  },
  'a token of a user without a role': () => withRoles(),
  'an admin’s token': () => withRoles('admin'),
  'a token of a member of staff': () => withRoles('staff'),
};
type Visitor = keyof typeof visitors;

/** By address, or by a link from a page that every visitor may see. */
const ways = ['by address', 'by a link'] as const;
type Way = (typeof ways)[number];

/** Where a visit ends after all redirects: the address, decoded, and the page's title. */
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
    templateApi: createTemplateApi(createTemplatePage()),
    queryClient: createQueryClient(),
    session,
    changePreference: async () => {},
    changeDemoPreference: async () => {},
    finishPreference: async () => {},
  };
  const router = createAppRouter(parts, surroundings);
  session.start();
  await router.load();
  if (way === 'by a link') {
    await session.waitForAuthCheck();
    router.history.push(address);
    await router.load();
  }
  return [decodeURIComponent(router.state.location.href), findTitle(router.state.matches)?.message];
}

describe.each(ways)('%s', (way) => {
  test.each(accessTable)('$address leads visitors to $signedOut.0, users to $user.0', async (row) => {
    const { address, signedOut, user } = row;
    const afterTokenCheck = way === 'by address' ? (row.afterTokenCheck ?? signedOut) : signedOut;
    const ends: Record<Visitor, End> = {
      'no token': signedOut,
      'an expired token': signedOut,
      'a token the server refuses': afterTokenCheck,
      'a token of a user without a role': afterTokenCheck,
      'an admin’s token': user,
      'a token of a member of staff': user,
    };
    for (const [visitor, end] of Object.entries(ends)) {
      expect({ [visitor]: await visit(address, visitor as Visitor, way) }).toEqual({ [visitor]: end });
    }
  });
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
])('[F47] %s redirects a signed-in user to %s', async (address, target) => {
  const [place] = await visit(address, 'an admin’s token');
  expect(place).toBe(target);
});

test.each(['/%', '/%zz/rsvp', '/events/%zz', '/events/guests/%E0%A4%A', '/apps/event/%/x'])(
  '%s, which cannot be decoded, ends at the 404 page',
  async (address) => {
    expect(await visit(address, 'no token')).toEqual(['/pages/errors/error-404', 'Page not found']);
    expect(await visit(address, 'an admin’s token')).toEqual(['/pages/errors/error-404', 'Page not found']);
  },
);

/** A route's path as a pattern: its parameters, optional ones, and the rest. */
const asPattern = (path: string) =>
  path
    .replaceAll(/\/\{-\$\w+\}/g, '(/[^/?]+)?')
    .replaceAll(/\$\w+/g, '[^/?]+')
    .replace(/\$$/, '.+');

test('every route has a row in the access table', () => {
  const tree = readFileSync(new URL('../routeTree.gen.ts', import.meta.url), 'utf8');
  const to = / {2}to:([^;]+)/.exec(tree)?.[1] ?? '';
  const paths = [...to.matchAll(/'([^']+)'/g)].map(([, path = '']) => path);
  expect(paths).toContain('/events/guests/$filter');
  const isCovered = (path: string) =>
    accessTable.some(({ address }) => new RegExp(`^${asPattern(path)}(\\?|$)`).test(address));
  expect(
    paths.filter((path) => !isCovered(path)),
    'Add an area of the template to e2e/support/template-areas.ts, another route to e2e/support/access-table.ts.',
  ).toEqual([]);
});
