import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import type { operations } from '../../src/api/schema.gen.ts';
import type { EventDetails } from '../../src/domain/event/event.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { deleteEvent, createEvent } from '../../src/features/events/mutations.ts';
import { describeError, findDifference, Mismatch } from './mismatch.ts';
import { createGuestApi, createPerson, type Person } from './person.ts';
import type { Recorder } from './recorder.ts';

/** What a whole run shares. */
export interface Run {
  origin: string;
  tokens: { organiser: string; other: string; ended: string | undefined };
  /** The origin of the product, where it differs from the backend's. */
  productOrigin: string | undefined;
  /** The fields that the flows have sent, with their values: no notes name them. */
  written: Set<string>;
}

export type Kit = ReturnType<typeof createKit>;

/** What a flow works with: accounts, the product's calls, assertions, and notes on what is no failure. */
export function createKit(run: Run, recorder: Recorder) {
  const organiser = createPerson(run.origin, recorder, run.tokens.organiser);
  const created: (() => Promise<void>)[] = [];
  const notes: string[] = [];
  const guestApi: Api = createGuestApi(run.origin, recorder);

  /** Asserts deep equality. @param from the response with it; the last one without */
  function same(what: string, got: unknown, expected: unknown, from?: Response): void {
    if (isDeepStrictEqual(got, expected)) return;
    const words = [what, findDifference(expected, got)].filter(Boolean).join('; ');
    throw new Mismatch(words, expected, got, from);
  }
  function holds(what: string, isSo: boolean, got: unknown, from?: Response): void {
    if (!isSo) throw new Mismatch(what, what, got, from);
  }

  /** Expects a time of the last minutes. @param what names the field */
  function recent(what: string, time: string): void {
    const isNow = Math.abs(Date.parse(time) - Date.now()) < 15 * 60_000;
    if (!isNow) throw new Mismatch(what, `about ${new Date().toISOString()}, the time of the call`, time);
  }

  return {
    ...run,
    organiser,
    other: createPerson(run.origin, recorder, run.tokens.other),
    guestApi,
    personWith: (token: string): Person => createPerson(run.origin, recorder, token),
    same,
    holds,
    recent,
    notes,

    /** Creates an event of the organiser, which is deleted after the flow. @returns its id */
    async newEvent(details: Partial<EventDetails> = {}, images: readonly string[] = [], owner = organiser) {
      const whole = {
        name: 'Conformance',
        welcomeMessage: '',
        rsvpMessage: '',
        isSingleGuest: false,
        ...details,
      };
      const backend = { api: owner.api, queryClient: createQueryClient() };
      const id = await createEvent(backend, whole, images);
      created.push(() => deleteEvent(backend, id).catch(() => {}));
      return id;
    },

    /** Deletes at once the events that were not created with `newEvent`. */
    async remove(events: readonly { id: string | undefined }[]) {
      const backend = { api: organiser.api, queryClient: createQueryClient() };
      for (const { id = '' } of events) await deleteEvent(backend, id).catch(() => {});
    },

    /** Expects a refusal with one of these statuses. @returns the refusal */
    async refused(what: string, call: Promise<unknown>, statuses: readonly number[]): Promise<ApiError> {
      const expected = `a refusal with ${statuses.join(' or ')}`;
      const error = await call.then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('Nothing'),
      );
      if (error === undefined) throw new Mismatch(what, expected, 'success', recorder.getLast());
      if (!(error instanceof ApiError) || !statuses.includes(error.status)) {
        throw new Mismatch(what, expected, describeError(error));
      }
      return error;
    },

    /** Expects a refusal to name a field; it may name others too. */
    blames(field: string, { errors }: ApiError): void {
      const types = errors.map(({ type }) => type);
      holds(`the refusal names the field ${field}`, types.includes(field), types);
    },

    /** Sends a request to any address of the backend. */
    ask: (path: string, init: RequestInit = {}) => recorder.send(new Request(run.origin + path, init)),

    /** Sends a call without the product's client, such as one without a token. */
    async send(
      operationId: keyof operations,
      {
        ids = {},
        query = {},
        body,
        headers = {},
      }: {
        ids?: Record<string, string>;
        query?: Record<string, string>;
        body?: unknown;
        headers?: Record<string, string>;
      },
    ): Promise<Response> {
      const { method, path } = routes[operationId];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(ids[name] ?? name),
      );
      const search = new URLSearchParams(query).toString();
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      return recorder.send(
        new Request(`${run.origin}${filled}${search && `?${search}`}`, {
          method,
          headers: { ...json, ...headers },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
    },

    /** Deletes what the flow has created, eight at a time. */
    async clean() {
      const work = async () => {
        for (let remove = created.pop(); remove; remove = created.pop()) await remove();
      };
      await Promise.all(Array.from({ length: 8 }, work));
    },
  };
}
