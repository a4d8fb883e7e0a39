import { calendarScenes } from './calendar-scenes.ts';
import { contactScenes } from './contact-scenes.ts';
import { guestScenes } from './guest-scenes.ts';
import { productScenes } from './product-scenes.ts';
import { organiserScenes } from './organiser-scenes.ts';
import type { Scene } from './scene.ts';
import { shellScenes } from './shell-scenes.ts';
import { templateScenes } from './template-scenes.ts';

/** All scenes. Add one here for each new route or state. */
export const scenes: Scene[] = [
  ...guestScenes,
  ...organiserScenes,
  ...templateScenes,
  ...contactScenes,
  ...calendarScenes,
  ...productScenes,
  ...shellScenes,
];

/** Routes that redirect at once, and show nothing. */
const redirects = new Set(['/', '/$', '/logout', '/events/guests']);

/**
 * Lists the routes without a scene.
 * @param routeTree the text of src/routeTree.gen.ts
 */
export function routesWithoutScene(routeTree: string, scenes: readonly Pick<Scene, 'path'>[]): string[] {
  const [, list = ''] = /interface FileRoutesByFullPath \{(.*?)^\}/ms.exec(routeTree) ?? [];
  const routes = [...list.matchAll(/'([^']+)':/g)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
  const paths = scenes.map(({ path }) => path.replace(/\?.*$/, ''));
  return routes.filter((route) => !redirects.has(route) && !paths.some((path) => leadsTo(path, route)));
}

const leadsTo = (path: string, route: string) =>
  new RegExp(`^${route.replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`).test(
    path,
  );
