import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { createApi } from '../api/client.ts';
import { createDemoApi } from '../api/demo-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { demoTransport } from '../demo-transport.ts';
import { opened } from '../features/session/test-session.ts';
import { tokenOf } from '../features/session/test-tokens.ts';
import { createAppRouter } from '../router.tsx';

const page = { docs: [], totalDocs: 0, limit: 50, page: 1, totalPages: 1 };
const answers = (request: Request) =>
  Response.json({ data: request.url.endsWith('/events/e1') ? { _id: 'e1', name: 'Dinner' } : page });

const visitors = {
  'no token': () => opened(),
  'an admin’s token': () => opened({ token: tokenOf({ sub: 'u1', exp: 99_999 }) }),
  'an expired token': () => opened({ token: tokenOf({ sub: 'u1', exp: -1 }) }),
  'a token the server refuses': () => {
    const tab = opened({ token: tokenOf({ sub: 'u1', exp: 99_999 }) });
    tab.refuse(401, 'Invalid access token detected');
    return tab;
  },
  'a token of somebody without a role': () => {
    const tab = opened({ token: tokenOf({ sub: 'u1', exp: 99_999 }) });
    tab.findRoles([]);
    return tab;
  },
};
type Visitor = keyof typeof visitors;

/** Where a visit ends, once everything has settled. */
async function visit(address: string, visitor: Visitor) {
  const { session } = visitors[visitor]();
  const surroundings = {
    history: createMemoryHistory({ initialEntries: [address] }),
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
  return router.state.location.href;
}

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
  expect(await visit(address, 'an admin’s token')).toBe(target);
});
