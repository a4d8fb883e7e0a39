import type { Scope } from '../../api/use-api.ts';
import type { Api } from '../../api/client.ts';
import type { components } from '../../api/schema.gen.ts';
import { AlreadyThere, OutcomeUnknown } from '../../api/errors.ts';
import {
  createOnce,
  expectGone,
  fetchUncached,
  readBack,
  deleteAndVerify,
  type UnknownCreate,
  writeAndVerify,
} from '../../api/writes.ts';
import {
  type EventDetails,
  findDifferences,
  parseDetails,
  type Event,
  parseWholeEvent,
} from '../../domain/event/event.ts';
import { preserveServerText } from '../../domain/parse.ts';
import { eventListQuery, eventQuery, eventsQuery } from '../../domain/event/event-queries.ts';

/**
 * createEvent.
 * @param images their paths, the cover first
 * @returns the new event's id
 * @throws OutcomeUnknown where the response names no event, or a different event
 */
export async function createEvent(
  scope: Scope,
  details: EventDetails,
  images: readonly string[] = [],
): Promise<string> {
  const { api, queryClient } = scope;
  const [image] = images;
  const before = queryClient.getQueryData(eventListQuery(api).queryKey)?.events ?? [];
  const { data } = await api.POST('/api/v1/events', {
    // The first image's path is the cover (specification, section 5).
    body: { ...details, ...(image === undefined ? {} : { image, images: [...images] }) },
  });
  const event = parseWholeEvent(data?.data);
  // An event that existed before is not the new one.
  if (!event || before.some(({ id }) => id === event.id)) throw new OutcomeUnknown();
  // Missing fields do not contradict the sent values.
  if (findDifferences(parseDetails({ ...details, ...event.fields }), details).length > 0) {
    const stored = await readBack(refetchEvent(scope, event.id));
    if (findDifferences(stored.details, details).length > 0) throw new OutcomeUnknown();
  }
  void queryClient.invalidateQueries(eventsQuery(api));
  return event.id;
}

/**
 * createEvent, but not twice: after a call with an unknown outcome, an event with the same details counts as the one
 * that the call created.
 * @returns its id, and whether it was there before
 */
export async function createEventOnce(
  scope: Scope,
  unknownCreate: UnknownCreate,
  details: EventDetails,
  images: readonly string[],
): Promise<{ id: string; wasThere: boolean }> {
  let found: string | undefined;
  const isThere = async () => {
    found = await findNewEvent(scope, details);
    return found !== undefined;
  };
  try {
    const id = await createOnce(unknownCreate, { send: () => createEvent(scope, details, images), isThere });
    return { id, wasThere: false };
  } catch (error) {
    if (error instanceof AlreadyThere && found !== undefined) return { id: found, wasThere: true };
    throw error;
  }
}

/**
 * The id of an event with the same details. An event with guests is not new. The list has
 * only names: events with the same name are read.
 */
export async function findNewEvent(scope: Scope, details: EventDetails): Promise<string | undefined> {
  const { api, queryClient } = scope;
  const { events } = await queryClient.fetchQuery({ ...eventListQuery(api), staleTime: 0 });
  const ids = events.filter(({ name }) => name === details.name).map(({ id }) => id);
  const alike = await Promise.all(ids.filter((id) => id !== undefined).map((id) => refetchEvent(scope, id)));
  return alike.find((event) => !event.analytics.total && findDifferences(event.details, details).length === 0)
    ?.id;
}

/** getEvent, ignoring the cache. */
export const refetchEvent = ({ api, queryClient }: Scope, eventId: string): Promise<Event> =>
  fetchUncached(queryClient, eventQuery(api, eventId));

/**
 * updateEvent.
 * @param event as it was last read; its unknown fields are sent back unchanged
 * @returns the current event on the server
 * @throws OutcomeUnknown where neither the response nor another read of the event shows that it is saved
 */
export async function updateEvent(scope: Scope, event: Event, details: EventDetails): Promise<Event> {
  const { api, queryClient } = scope;
  const expectSaved = (found: Event) => {
    if (findDifferences(found.details, details).length > 0) throw new OutcomeUnknown();
    return found;
  };
  const saved = await writeAndVerify(
    () => patchEvent(api, event, details).then(expectSaved),
    () => refetchEvent(scope, event.id).then(expectSaved),
  );
  queryClient.setQueryData(eventQuery(api, event.id).queryKey, saved);
  void queryClient.invalidateQueries(eventsQuery(api));
  return saved;
}

/** The event in the response, with the totals that an update does not return. */
async function patchEvent(api: Api, event: Event, details: EventDetails): Promise<Event> {
  const { data } = await api.PATCH('/api/v1/events/{eventId}', {
    params: { path: { eventId: event.id } },
    body: createUpdate(event.fields, details),
  });
  const answered = parseWholeEvent(data?.data);
  if (answered?.id !== event.id) throw new OutcomeUnknown();
  return { ...answered, analytics: event.analytics };
}

/** Fields that an organiser cannot change (the specification, section 7). */
const notInAnUpdate = new Set('id _id user handle image images createdAt updatedAt'.split(' '));

/**
 * The body of updateEvent: the new details over the event from the server, so that unknown fields are sent back
 * unchanged.
 */
export function createUpdate(
  fields: Readonly<Record<string, unknown>>,
  details: EventDetails,
): components['schemas']['EventUpdate'] {
  const changed = preserveServerText(details, parseDetails(fields), fields);
  const kept = Object.entries({ ...fields, ...changed }).filter(([name]) => !notInAnUpdate.has(name));
  return Object.fromEntries(kept);
}

/**
 * deleteEvent. Resolves if the event is gone: 204, or the API says so.
 * @throws OutcomeUnknown where it still exists, or the outcome is unknown
 */
export async function deleteEvent({ api, queryClient }: Scope, eventId: string): Promise<void> {
  const params = { path: { eventId } };
  await deleteAndVerify({
    send: () => api.DELETE('/api/v1/events/{eventId}', { params, parseAs: 'text' }),
    readCurrent: () => expectGone(api.GET('/api/v1/events/{eventId}', { params })),
  });
  void queryClient.invalidateQueries(eventsQuery(api));
}
