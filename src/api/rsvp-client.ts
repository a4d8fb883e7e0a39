import { toApiError } from './to-api-error.ts';
import type { paths } from './schema.gen.ts';

const rsvpPath = '/api/v1/events/guests/{guestId}/rsvp' satisfies keyof paths;

// A type, not an interface: only a type fits the open parameters of openapi-fetch.
type Init = {
  params: { path: { guestId: string } };
  signal: AbortSignal;
  cache?: RequestCache;
  parseAs?: 'text';
  body?: { rsvpCount: number };
};

type Call<CallInit> = (
  path: typeof rsvpPath,
  init: CallInit,
) => Promise<{ data?: unknown; response: Response }>;

/** The client of the guest page: `createApi` fits, and so does `createRsvpApi`. */
export interface RsvpApi {
  GET: Call<Omit<Init, 'body'>>;
  POST: Call<Init & { body: { rsvpCount: number } }>;
}

/**
 * Creates a client for the guest's two calls. It replaces openapi-fetch in the guest entry, where that library would be
 * 2 kB of 70.
 */
export function createRsvpApi(baseUrl: string, transport: (request: Request) => Promise<Response>): RsvpApi {
  const call = async (method: string, { params, body, parseAs, ...init }: Init) => {
    const address = baseUrl.replace(/\/api\/v1$/, '') + rsvpPath.replace('{guestId}', params.path.guestId);
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await transport(
      new Request(new URL(address, location.href), { ...init, ...json, method }),
    );
    if (!response.ok) throw await toApiError(response, method, rsvpPath);
    const data: unknown = parseAs === 'text' ? await response.text() : await response.json();
    return { data, response };
  };
  return { GET: (_, init) => call('GET', init), POST: (_, init) => call('POST', init) };
}
