import { createHandlers, getResponse, type Interceptor } from '../engine/handlers.ts';
import { choice } from '../world/choice.ts';
import { restoreKept, stateText } from '../world/state.ts';
import { createTemplateWorld, template } from './template.ts';

/** Where the template areas keep their state: the changes since the seeds, as text. */
interface Kept {
  read(): string | undefined;
  write(state: string): void;
}

/** Keeps the state for the life of the page, such as of a test. */
function keepInMemory(): Kept {
  let kept: string | undefined;
  return { read: () => kept, write: (state) => void (kept = state) };
}

/** The calling page: its query and its cookies may request scenarios, as for the backend's mocks. */
interface Visit {
  search: string;
  cookie: string;
}

/**
 * Creates the API of the template areas inside a page. The kept state is read again when a call reaches the server,
 * after all its scenarios, so that changes of another tab, or removing the state, apply.
 * @throws an Error where the description has no such call, and a TypeError where a scenario cuts the connection
 */
export function createTemplatePage(
  kept: Kept = keepInMemory(),
  getVisit: () => Visit = () => ({ search: '', cookie: '' }),
): (request: Request) => Promise<Response> {
  let known: string | undefined;
  const world = createTemplateWorld(() => kept.write((known = stateText(world))));
  const serve = (intercept: Interceptor) => {
    const handlers = createHandlers({
      api: template,
      world: () => world,
      intercept: (request, world, call, server) =>
        intercept(request, world, call, (intercepted) => {
          catchUp();
          return server(intercepted);
        }),
    });
    return (request: Request) => getResponse(handlers, request);
  };
  const answer = serve((_request, _world, call, server) => server(call));

  function catchUp() {
    const state = kept.read();
    if (state === known) return;
    known = state;
    world.history.restore({ ids: 0, tables: {} });
    restoreKept(world, () => state);
  }

  async function answerWithScenarios(request: Request, asked: string) {
    const { interceptTemplateCall, pickTemplateScenarios } = await import('./scenarios.ts');
    const played = new Request(request);
    played.headers.set(choice.scenarios.header, pickTemplateScenarios(asked));
    return serve(interceptTemplateCall)(played);
  }

  return async (request) => {
    const asked = readScenarios(getVisit());
    const response = await (asked === '' ? answer(request) : answerWithScenarios(request, asked));
    if (!response) throw new Error(`The template areas have no ${request.method} ${request.url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}

/** The scenarios of a visit: `?mock=` in its address, otherwise the cookie that the mock server sets. */
function readScenarios({ search, cookie }: Visit): string {
  const inCookie = new RegExp(`(?:^|; )${choice.scenarios.cookie}=([^;]*)`).exec(cookie)?.[1] ?? '';
  return new URLSearchParams(search).get('mock') ?? decodeURIComponent(inCookie);
}
