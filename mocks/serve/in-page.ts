/** Replaces src/api/transport.ts in the standalone export: the backend runs in the page. */
import { backend, createBackendWorld } from '../backend/backend.ts';
import type { Db } from '../backend/db.ts';
import { choice } from '../world/choice.ts';
import { restoreKept, stateText } from '../world/state.ts';
import { once } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { findCard } from './card.ts';

/** Where the standalone export keeps its state: the changes since the seeds, never the seeds themselves. */
const key = 'guestwise.mock-state';

const openWorld = once((): World<Db> => {
  const opened = createBackendWorld('page', () => keep(opened));
  restoreKept(opened, () => localStorage.getItem(key));
  return opened;
});

/** MSW is loaded with the first call: a page is drawn without it. */
const loadHost = once(async () => {
  const [{ createHostHandlers }, { getResponse }] = await Promise.all([
    import('./host-handlers.ts'),
    import('../engine/handlers.ts'),
  ]);
  const handlers = createHostHandlers(openWorld, [{ api: backend }]);
  return (request: Request) => getResponse(handlers, request);
});

/**
 * Responds to a request in the page, as the host would. The state belongs to this browser and survives a reload.
 * Nothing is validated here: see createValidator.
 * @throws a TypeError, as `fetch` does, where a scenario cuts the connection or no host would answer
 */
export async function transport(request: Request): Promise<Response> {
  const played = new Request(request);
  const scenarios = new URLSearchParams(location.search).get('mock');
  if (scenarios) played.headers.set(choice.scenarios.header, scenarios);
  const respond = await loadHost();
  const response = await respond(played);
  if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** The address of a card. A drawn one is a file of the export; an unknown one is an address without a picture. */
export function cardAddress(name: string): string {
  const address = findCard(openWorld().db, name) ?? 'data:,';
  return address.startsWith('/cards/') ? import.meta.env.BASE_URL + address.slice(1) : address;
}

function keep(changed: World<Db>): void {
  try {
    localStorage.setItem(key, stateText(changed));
  } catch (error) {
    console.warn('This browser keeps nothing, so a reload starts from the seeds:', error);
  }
}
