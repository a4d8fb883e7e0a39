import { choice } from '../../mocks/world/choice.ts';

interface Call {
  operationId: string;
  method: string;
  path: string;
  authorization: boolean;
  body?: unknown;
  status: number;
}

/** What the next calls of an operation are answered, instead of what the backend would say. */
interface Planned {
  operationId: string;
  status?: number;
  /** JSON, or a text as it goes out. */
  body?: unknown;
  text?: string;
  contentType?: string;
  /** How many calls it answers; 1 by default. */
  times?: number;
}

const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`;
};

/** Names the world of the mock backend that the page's calls, pictures included, live in. */
export const enterWorld = (name: string) => setCookie(choice.world.cookie, name);

/** The mock backend as the test that runs sees it, in a world of its own. */
export const backend = {
  /** Scenarios of mocks/scenarios for every call from now on, such as 'saveRsvp:500'. None clears them. */
  play(...scenarios: string[]) {
    setCookie(choice.scenarios.cookie, scenarios.join(','));
  },

  /** The calls of an operation that this world has received, oldest first. */
  async calls(operationId: string): Promise<Call[]> {
    const response = await fetch(`/_mock/log?operationId=${operationId}`);
    return response.json();
  },

  /** Changes a record behind the product's back, however odd. */
  patch: (collection: string, id: string, fields: Record<string, unknown>) =>
    post('/_mock/patch', { collection, id, fields }),

  /** Plans an answer. */
  plan: (planned: Planned) => post('/_mock/answer', planned),

  /** The world as it was at first. */
  reset: () => post('/_mock/reset', {}),
};

async function post(path: string, body: object) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}
