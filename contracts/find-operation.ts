import { routes } from '../mocks/backend/routes.gen.ts';
import { parseParams } from '../mocks/engine/incoming.ts';

/** Finds the operation of a request by its method and path. */
export function findOperation({ method, url }: Request): keyof typeof routes | undefined {
  const { pathname } = new URL(url);
  const isIt = ([, route]: [string, { method: string; path: string }]) =>
    route.method === method && parseParams(route.path, pathname) !== undefined;
  const found = Object.entries(routes)
    .filter(isIt)
    .toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);
  return found[0]?.[0] as keyof typeof routes | undefined;
}
