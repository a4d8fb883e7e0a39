import { routes } from '../mocks/backend/routes.gen.ts';
import { parseParams } from '../mocks/engine/incoming.ts';

/** Fewer parameters first: /guests/discrepancies is not /guests/{guestId}. */
const ordered = (
  Object.entries(routes) as [keyof typeof routes, { method: string; path: string }][]
).toSorted(([, a], [, b]) => a.path.split('{').length - b.path.split('{').length);

/** The path of a call from `/api/v1/` on, whatever stands before it; undefined for other addresses. */
export function getApiPath(url: string): string | undefined {
  const { pathname } = new URL(url);
  const at = pathname.indexOf('/api/v1/');
  return at < 0 ? undefined : pathname.slice(at);
}

/** Finds the operation of a request by its method and path. */
export function findOperation({
  method,
  url,
}: {
  method: string;
  url: string;
}): keyof typeof routes | undefined {
  const path = getApiPath(url);
  const found = ordered.find(
    ([, route]) => path !== undefined && route.method === method && parseParams(route.path, path),
  );
  return found?.[0];
}
