import type { components } from '../../api/schema.gen.ts';
import { type EventDetails, readDetails } from '../../domain/event-details.ts';
import { keepWritten } from '../../domain/keep-written.ts';

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
  const changed = keepWritten(details, readDetails(fields), fields);
  const kept = Object.entries({ ...fields, ...changed }).filter(([name]) => !notInAnUpdate.has(name));
  return Object.fromEntries(kept);
}
