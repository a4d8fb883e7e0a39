import { getResponse } from 'msw';
import { mswHandlers } from '../msw-handlers.ts';
import { restoreState, stateText } from '../state.ts';
import { createDemoWorld, demo } from './demo.ts';

/** Where the state of the demo areas stands: what was changed since the seeds, as text. */
interface Kept {
  read(): string | undefined;
  write(state: string): void;
}

/**
 * The API of the demo areas inside a page. What is kept is the truth, so another tab's changes count at the next call,
 * and so does taking it away.
 * @throws an Error where the description has no such call
 */
export function createDemoPage(kept: Kept): (request: Request) => Promise<Response> {
  let known: string | undefined;
  const world = createDemoWorld(() => kept.write((known = stateText(world))));
  const handlers = mswHandlers({ api: demo, world: () => world });

  function catchUp() {
    const state = kept.read();
    if (state === known) return;
    known = state;
    try {
      if (state !== undefined) return restoreState(world, state);
    } catch (error) {
      console.warn('The demo areas start from their seeds:', error);
    }
    world.history.restore({ ids: 0, tables: {} });
  }

  return async (request) => {
    catchUp();
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`The demo areas have no ${request.method} ${request.url}`);
    return response;
  };
}
