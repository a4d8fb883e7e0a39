import { isRecord } from '../engine/is-record.ts';
import { Refusal, problemResponse, jsonResponse } from '../engine/refusal.ts';

/** Responses that scenarios send instead of the server's. */

export const cutConnection = (): Response => Response.error();

export const refuse = (status: number, message: string): Response =>
  problemResponse(new Refusal(status, message));

export const nothing = (status: number): Response => new Response('', { status });

export function html(status: number, title: string): Response {
  const page = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

export const json = (value: unknown): Response => jsonResponse(value);

/** Well-formed JSON, with a wrong value in every field that the product reads. */
export const createMalformed = (): Response =>
  json({
    status: 7,
    token: {},
    guestsAnalytics: 'none',
    data: {
      _id: 7,
      id: null,
      name: [],
      docs: 'not a list',
      totalDocs: 'many',
      page: -1,
      rsvpCount: 'three',
      invitees: { most: 'four' },
      event: 'none',
      user: { role: 'admin', email: 7 },
      role: 'admin',
    },
  });

/** The first half of a response: its JSON breaks off in the middle. */
export async function firstHalf(response: Response): Promise<Response> {
  if (response.type === 'error') return response;
  const text = await response.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), response);
}

/** Changes the JSON of a response. Errors, and responses without JSON, stay as they are. */
export async function editBody(
  response: Response,
  edit: (body: Record<string, unknown>) => Record<string, unknown>,
): Promise<Response> {
  if (!response.ok || response.status === 204) return response;
  const body: unknown = await response.json();
  return isRecord(body) ? jsonResponse(edit(body), { status: response.status }) : json(body);
}

/** Changes the `data` of a response. */
export const editData = (
  response: Response,
  edit: (data: Record<string, unknown>) => Record<string, unknown>,
): Promise<Response> =>
  editBody(response, (body) => (isRecord(body.data) ? { ...body, data: edit(body.data) } : body));

/** Removes the entries of all lists in a response, however deeply nested. */
export async function emptyLists(response: Response): Promise<Response> {
  return response.ok ? json(withoutEntries(await response.json())) : response;
}

function withoutEntries(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutEntries(each)]));
}
