import { choice } from '../../mocks/world/choice.ts';

interface Call {
  operationId: string;
  method: string;
  path: string;
  authorization: boolean;
  body?: unknown;
  status: number;
}

/** The response to the next calls of an operation, instead of the backend's own. */
interface Planned {
  operationId: string;
  status?: number;
  /** JSON, or a text that is sent unchanged. */
  body?: unknown;
  text?: string;
  contentType?: string;
  /** How many calls it answers; 1 by default. */
  times?: number;
}

const setCookie = (name: string, value: string) => {
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; SameSite=Lax${value === '' ? '; Max-Age=0' : ''}`;
};

/** Sets the world of the mock backend for the page's calls, including pictures. */
export const chooseWorld = (name: string) => setCookie(choice.world.cookie, name);

/** The mock backend of the current test, in its own world. */
export const backend = {
  /** Sets scenarios of mocks/scenarios for every call from now on, such as 'saveRsvp:500'. None clears them. */
  play(...scenarios: string[]) {
    setCookie(choice.scenarios.cookie, scenarios.join(','));
  },

  /** The calls of an operation that this world has received, oldest first. */
  async calls(operationId: string): Promise<Call[]> {
    const response = await fetch(`/_mock/log?operationId=${operationId}`);
    return response.json();
  },

  /** Changes a record without the product knowing, also to invalid values. */
  patch: (collection: string, id: string, fields: Record<string, unknown>) =>
    post('/_mock/patch', { collection, id, fields }),

  /** All records, as JSON. */
  async export() {
    const response = await fetch('/_mock/export');
    return response.text();
  },

  /** Plans a response. */
  plan: (planned: Planned) => post('/_mock/answer', planned),

  /** Resets the world. */
  reset: () => post('/_mock/reset', {}),
};

async function post(path: string, body: object) {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
}
