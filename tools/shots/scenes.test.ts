import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenes } from './scenes.ts';

/** Routes that redirect at once, and show nothing. */
const redirects = new Set(['/', '/$', '/logout', '/events/guests']);

test('every route of the product has a scene', () => {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
  const [, list = ''] = /interface FileRoutesByFullPath \{(.*?)^\}/ms.exec(tree) ?? [];
  const routes = [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
  const paths = Object.values(scenes).map(({ path }) => path.replace(/\?.*$/, ''));
  const isShown = (route: string) => {
    const pattern = route.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+');
    return paths.some((path) => new RegExp(`^${pattern}$`).test(path));
  };
  expect(routes.length).toBeGreaterThan(30);
  expect(
    routes.filter((route) => !redirects.has(route) && !isShown(route)),
    'Add the route to e2e/support/template-areas.ts, or to tools/shots/scenes.ts.',
  ).toEqual([]);
});
