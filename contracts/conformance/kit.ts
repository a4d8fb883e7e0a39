import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../src/api/client.ts';
import { ApiError } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import type { operations } from '../../src/api/schema.gen.ts';
import type { EventDetails } from '../../src/domain/event-details.ts';
import { routes } from '../../mocks/backend/routes.gen.ts';
import { createEvent, deleteEvent } from '../../src/features/events/mutations.ts';
import { describeError, Mismatch } from './mismatch.ts';
import { createGuestApi, createPerson, type Person } from './person.ts';
import type { Recorder } from './recorder.ts';

/** What a whole run shares. */
export interface Run {
  origin: string;
  tokens: { organiser: string; other: string; ended: string | undefined };
  /** The origin that the product is served from, where it is another one. */
  productOrigin: string | undefined;
}

export type Kit = ReturnType<typeof createKit>;

/** What a flow works with: the people, the product's calls, and ways to say what is expected. */
export function createKit(run: Run, recorder: Recorder) {
  const organiser = createPerson(run.origin, recorder, run.tokens.organiser);
  const created: (() => Promise<void>)[] = [];
  const guestApi: Api = createGuestApi(run.origin, recorder);

  /** Says what is expected; the values are compared deeply. */
  function same(what: string, got: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(got, expected)) throw new Mismatch(what, expected, got);
  }
  function holds(what: string, isSo: boolean, got: unknown): void {
    if (!isSo) throw new Mismatch(what, what, got);
  }

  /** Expects a point in time with its zone, a few minutes ago at most. */
  function recent(what: string, time: string): void {
    const isPoint = /T.+(?:Z|[+-]\d\d:?\d\d)$/.test(time);
    holds(what, isPoint && Math.abs(Date.parse(time) - Date.now()) < 15 * 60_000, time);
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

    /** An event of the organiser, removed after the flow. @returns its id */
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

    /** Events that were created beside `newEvent`: removed at once. */
    async remove(events: readonly { id: string | undefined }[]) {
      const backend = { api: organiser.api, queryClient: createQueryClient() };
      for (const { id = '' } of events) await deleteEvent(backend, id).catch(() => {});
    },

    /** Expects a refusal of one of these statuses. @returns it, for what it says */
    async refused(what: string, call: Promise<unknown>, statuses: readonly number[]): Promise<ApiError> {
      const expected = `a refusal with ${statuses.join(' or ')}`;
      const error = await call.then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('Nothing'),
      );
      if (error === undefined) throw new Mismatch(what, expected, 'success');
      if (!(error instanceof ApiError) || !statuses.includes(error.status)) {
        throw new Mismatch(what, expected, describeError(error));
      }
      return error;
    },

    /** Expects a refusal to name a field; it may name others beside it. */
    blames(field: string, { errors }: ApiError): void {
      const types = errors.map(({ type }) => type);
      holds(`the refusal names the field ${field}`, types.includes(field), types);
    },

    /** A call beside the product's client, such as one without a token. */
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

    /** Removes what the flow has created, eight at a time. */
    async clean() {
      const work = async () => {
        for (let remove = created.pop(); remove; remove = created.pop()) await remove();
      };
      await Promise.all(Array.from({ length: 8 }, work));
    },
  };
}
