import { routes } from '../../../mocks/backend/routes.gen.ts';
import { organiserOperations, getRequest } from '../../organiser-calls.ts';
import type { Flow } from '../flow.ts';
import { setUp } from '../private-event.ts';

const reads = [...organiserOperations, 'getRsvp' as const].filter((id) => routes[id].method === 'GET');

/** The statuses of refusals and successes whose lifetime a cache may guess (RFC 9110, section 15.1). */
const guessable = new Set([200, 203, 204, 404, 405, 410, 414, 501]);

/**
 * Whether a shared cache may serve this response to another client (RFC 9111, sections 3.5 and 4.2).
 * The caches of browsers do not matter: the client bypasses them.
 * @param isOpen sent without a token, which would keep shared caches off
 */
function isShared({ headers, status }: Response, isOpen: boolean): boolean {
  const control = (headers.get('cache-control') ?? '').toLowerCase();
  if (/\b(?:no-store|no-cache|private)\b/.test(control)) return false;
  const seconds = (name: string) => Number(new RegExp(String.raw`\b${name}="?(\d+)`).exec(control)?.[1] ?? 0);
  if (seconds('s-maxage') > 0) return true;
  const isFresh = seconds('max-age') > 0 || Date.parse(headers.get('expires') ?? '') > Date.now() + 1_000;
  if (isFresh) return isOpen || /\bpublic\b/.test(control);
  // Without a stated lifetime, a cache guesses one from the age of the content (RFC 9111, section 4.2.2).
  const isStated = /\b(?:s-maxage|max-age)\b/.test(control) || headers.has('expires');
  return isOpen && !isStated && headers.has('last-modified') && guessable.has(status);
}

export const cacheFlows: Flow[] = [
  {
    name: 'no cache on the way keeps what is private or changes',
    screen: 'every page, behind a proxy or a content delivery network',
    async run(kit) {
      const ids = await setUp(kit);
      for (const operationId of reads) {
        const isOpen = operationId === 'getRsvp';
        const headers = isOpen ? {} : { authorization: `Bearer ${kit.organiser.token}` };
        const request = isOpen ? {} : getRequest(operationId);
        const response = await kit.send(operationId, { ids, ...request, headers });
        const said = ['cache-control', 'expires', 'last-modified'].map(
          (name) => `${name}: ${response.headers.get(name)}`,
        );
        kit.holds(
          `no shared cache may keep ${operationId}`,
          !isShared(response, isOpen),
          said.join(', '),
          response,
        );
        // A kept refusal would be the answer to others, too, and to the same person after a login.
        const refusal = await kit.send(operationId, { ids: { ...ids, guestId: 'nobody' }, ...request });
        const control = `${refusal.status}, cache-control: ${refusal.headers.get('cache-control')}`;
        kit.holds(`no shared cache may keep a refusal of ${operationId}`, !isShared(refusal, true), control);
      }
    },
  },
];
