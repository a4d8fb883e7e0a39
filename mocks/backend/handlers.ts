import { events } from './events.ts';
import { guests } from './guests.ts';
import { messages } from './messages.ts';
import type { BackendHandlers } from './operations.ts';
import { rsvp } from './rsvp.ts';
import { users } from './users.ts';

/** Every operation of openapi/backend.yaml by operationId. A missing one does not compile. */
export const handlers = {
  ...rsvp,
  ...events,
  ...messages,
  ...guests,
  ...users,
} satisfies BackendHandlers;
