import { getResponse } from 'msw';
import { mswHandlers } from '../engine/msw-handlers.ts';
import { restoreState, stateText } from '../world/state.ts';
import { createTemplateWorld, template } from './template.ts';

/** Where the state of the template areas stands: what was changed since the seeds, as text. */
interface Kept {
  read(): string | undefined;
  write(state: string): void;
}

/**
 * The API of the template areas inside a page. What is kept is the truth, so another tab's changes count at the next call,
 * and so does taking it away.
 * @throws an Error where the description has no such call
 */
export function createTemplatePage(kept: Kept): (request: Request) => Promise<Response> {
  let known: string | undefined;
  const world = createTemplateWorld(() => kept.write((known = stateText(world))));
  const handlers = mswHandlers({ api: template, world: () => world });

  function catchUp() {
    const state = kept.read();
    if (state === known) return;
    known = state;
    try {
      if (state !== undefined) return restoreState(world, state);
    } catch (error) {
      console.warn('The template areas start from their seeds:', error);
    }
    world.history.restore({ ids: 0, tables: {} });
  }

  return async (request) => {
    catchUp();
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`The template areas have no ${request.method} ${request.url}`);
    return response;
  };
}
