import type { Transport } from '../../src/api/with-timeout.ts';
import { createApi } from '../../src/api/client.ts';
import { createOrganiserApi } from '../../src/api/organiser-client.ts';
import { readRsvp } from '../../src/features/rsvp/queries.ts';
import { saveRsvp } from '../../src/features/rsvp/mutations.ts';
import { login, signup } from '../../src/features/session/mutations.ts';
import { organiserCalls } from '../organiser-calls.ts';
import { createMinimal } from './instances.ts';
import { bodySchema, type OpenApi, getOperations, resolve } from '../../mocks/engine/description.ts';

const ids = { eventId: 'e1', guestId: 'g1', messageId: 'm1' };
const base = 'http://api.test/api/v1';
const email = 'layla@example.org';
const credentials = { email, password: 'jasmine in june' };
const account = { ...credentials, displayName: 'Layla', passwordConfirm: credentials.password };
const { signal } = new AbortController();

/** Every call of the product, through its own client and parsers. */
const calls: Record<string, (transport: Transport) => Promise<unknown>> = {
  ...Object.fromEntries(
    Object.entries(organiserCalls).map(([id, call]) => [
      id,
      (transport: Transport) => call({ api: createOrganiserApi(base, transport), ...ids }),
    ]),
  ),
  // A 200 is not enough: the product checks whether the event is gone.
  deleteEvent: (transport) => {
    const api = createOrganiserApi(base, async (request) =>
      request.method === 'GET' ? Response.json({}, { status: 404 }) : transport(request),
    );
    return organiserCalls.deleteEvent({ api, ...ids });
  },
  login: (transport) => login(createApi(base, transport), credentials),
  signup: (transport) => signup(createApi(base, transport), account),
  getRsvp: async (transport) => {
    const reading = await readRsvp(createApi(base, transport), ids.guestId, signal);
    if (reading.kind !== 'invitation' || reading.invitation.guestId === undefined)
      throw new Error('the guest’s page shows no invitation');
  },
  saveRsvp: async (transport) => {
    const { kind } = await saveRsvp(createApi(base, transport), ids.guestId, 2, signal);
    // After a doubtful response the product reads again.
    if (!['saved', 'saved-unseen', 'doubtful'].includes(kind))
      throw new Error(`the guest’s page says: ${kind}`);
  },
};

/** The id of the subject of a response, from its path. */
const idIn = (path: string) => {
  const last = path.match(/\{(\w+Id)\}(?!.*\{)/)?.[1];
  return last && ids[last as keyof typeof ids];
};

/**
 * Lets the product read the smallest valid form of each successful response.
 * @returns what it cannot read
 */
export async function findUnreadable(api: OpenApi): Promise<string[]> {
  const found: string[] = [];
  for (const { path, operation } of getOperations(api)) {
    const { operationId, responses } = operation;
    for (const [status, reference] of Object.entries(responses).filter(([code]) => code.startsWith('2'))) {
      for (const items of [0, 1]) {
        const schema = bodySchema(resolve(api, reference));
        const transport = async (request: Request) => {
          const sent: Record<string, unknown> = request.body === null ? {} : await request.json();
          const size = { items, sent, id: idIn(path) };
          const text = schema && JSON.stringify(createMinimal(api, schema, size));
          return new Response(text, {
            status: Number(status),
            headers: { 'content-type': 'application/json' },
          });
        };
        const call = calls[operationId];
        const problem = await (call?.(transport) ?? Promise.resolve()).then(
          () => undefined,
          (error: Error) => `${error.name}${error.message === '' ? '' : `: ${error.message}`}`,
        );
        const least = items === 0 ? 'the least answer' : 'the least answer with one row';
        if (problem !== undefined)
          found.push(`${operationId} ${status}: the product cannot read ${least}: ${problem}`);
      }
    }
  }
  return found;
}
