import { readEvents, readWholeEvent } from '../../src/domain/event/event.ts';
import { parseGuestPage } from '../../src/domain/guest/guest-list.ts';
import { parseGuest } from '../../src/domain/guest/guest.ts';
import { parseMessage, parseMessages } from '../../src/domain/message/message.ts';
import { readProblem } from '../../src/api/errors.ts';
import { readInvitation } from '../../src/features/rsvp/invitation.ts';
import { readUser } from '../../src/features/session/user.ts';

/** Fields that contain more fields. */
const containers = new Set(['data', 'docs', 'event', 'guestsAnalytics', 'user', 'errors']);

/** An object that records which of its fields are read. */
function createSpy(note: (path: string) => void, path = ''): object {
  return new Proxy(
    {},
    {
      has: (_, key) => typeof key === 'string' && read(key) !== undefined,
      get: (_, key) => (typeof key === 'string' ? read(key) : undefined),
    },
  );
  function read(key: string): unknown {
    const at = path === '' ? key : `${path}.${key}`;
    note(at);
    // Without an id a parser stops reading.
    if (key === '_id') return 'an-id';
    if (!containers.has(key)) return undefined;
    const isList = key === 'docs' || key === 'errors';
    return isList ? [createSpy(note, `${at}[]`)] : createSpy(note, at);
  }
}

/** Lists the fields of a payload that a parser reads, such as `docs[].name`. */
function collectFields(parse: (payload: never) => unknown): string[] {
  const fields = new Set<string>();
  parse(createSpy((path) => void fields.add(path)) as never);
  return [...fields];
}

const page = { page: 1, limit: 25 };

/** The parsers of the product, by the operations whose bodies they read, with the path within the body. */
const parsers: Record<string, { at: string; parse: (payload: never) => unknown }> = {
  getRsvp: { at: '', parse: readInvitation },
  listEvents: { at: 'data.', parse: readEvents },
  getEvent: { at: 'data.', parse: readWholeEvent },
  updateEvent: { at: 'data.', parse: readWholeEvent },
  listMessages: { at: 'data.', parse: parseMessages },
  createMessage: { at: 'data[].', parse: parseMessage },
  updateMessage: { at: 'data.', parse: parseMessage },
  listGuests: { at: 'data.', parse: (payload) => parseGuestPage(payload, page) },
  listGuestDiscrepancies: { at: 'data.', parse: (payload) => parseGuestPage(payload, page) },
  getGuest: { at: 'data.', parse: parseGuest },
  createGuest: { at: 'data[].', parse: parseGuest },
  updateGuest: { at: 'data.', parse: parseGuest },
  login: { at: 'data.user.', parse: readUser },
  signup: { at: 'data.user.', parse: readUser },
  getMe: { at: 'data.', parse: readUser },
};

/** Every field that the product reads from a successful response, by operation. */
export const readFields = () =>
  Object.entries(parsers).flatMap(([operationId, { at, parse }]) =>
    collectFields(parse).map((field) => ({ operationId, field: `${at}${field}` })),
  );

/** The fields that it reads from any refusal. */
export const problemFields = () => collectFields((payload) => readProblem(payload));
