import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routesWithoutScene, scenes } from './scenes.ts';

const routeTree = `export interface FileRoutesByFullPath {
  '/': typeof A;
  '/$': typeof B;
  '/$guestId/rsvp': typeof C;
  '/events/': typeof D;
  '/events/guests/$filter': typeof E;
  '/apps/event/$eventId/{-$handle}': typeof G;
  '/login': typeof F;
}
`;

test('a route matches a scene at one of its addresses, whatever its parameters and search', () => {
  const paths = ['/g1/rsvp', '/events', '/events/guests/all?event=e1', '/apps/event/e1', '/login'];
  expect(
    routesWithoutScene(
      routeTree,
      paths.map((path) => ({ path })),
    ),
  ).toEqual([]);
});

test('a route without a scene is listed, and one that only redirects is not', () => {
  expect(routesWithoutScene(routeTree, [{ path: '/g1/rsvp' }])).toEqual([
    '/events',
    '/events/guests/$filter',
    '/apps/event/$eventId/{-$handle}',
    '/login',
  ]);
});

test('every route of the product has a scene', () => {
  expect(
    routesWithoutScene(readFileSync('src/routeTree.gen.ts', 'utf8'), scenes),
    'Add a scene for each of these routes in tools/shots, listed in scenes.ts.',
  ).toEqual([]);
});

test('a scene has a unique name that is valid in a file name', () => {
  const names = scenes.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][a-z-]*$/.test(name))).toEqual([]);
});

test('a page that needs a login is photographed with one', () => {
  const inside = scenes.filter(({ path }) => /^\/(apps|events)\b/.test(path));
  expect(inside.filter(({ signedIn }) => !signedIn).map(({ name }) => name)).toEqual([]);
});
