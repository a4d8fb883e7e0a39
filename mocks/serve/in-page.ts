import { backend, createBackendWorld } from '../backend/backend.ts';
import type { Db } from '../backend/db.ts';
import { restoreState, stateText } from '../world/state.ts';
import { once } from '../world/store.ts';
import type { World } from '../world/world.ts';
import { findCard } from './card.ts';

/** Where the standalone export keeps its state: the changes since the seeds, never the seeds themselves. */
const key = 'guestwise.mock-state';

const openWorld = once((): World<Db> => {
  const opened = createBackendWorld('page', () => keep(opened));
  restore(opened);
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
 * Responds to a request in the page, as the host would: `/api/v1/…`, `/cards/…` and `/_mock/…`; undefined for anything
 * else. The state belongs to this browser and survives a reload. Nothing is validated here: see createValidator.
 * @throws a TypeError where a scenario cuts the connection, as `fetch` does
 */
export async function answer(request: Request): Promise<Response | undefined> {
  const respond = await loadHost();
  const response = await respond(request);
  if (response?.type === 'error') throw new TypeError('Failed to fetch');
  return response;
}

/** The address of a card, as in `findCard`. An unknown one returns an address without a picture. */
export const cardImage = (name: string): string => findCard(openWorld().db, name) ?? 'data:,';

function restore(opened: World<Db>): void {
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null) restoreState(opened, kept);
  } catch (error) {
    console.warn('The demo starts from its seeds:', error);
  }
}

function keep(changed: World<Db>): void {
  try {
    localStorage.setItem(key, stateText(changed));
  } catch (error) {
    console.warn('This browser keeps nothing, so a reload starts from the seeds:', error);
  }
}
