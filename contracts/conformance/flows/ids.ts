import { setUp, snapshot } from '../private-event.ts';
import type { Flow } from '../flow.ts';
import { organiserCalls, organiserOperations, getRequest } from '../../organiser-calls.ts';
import { routes } from '../../../mocks/backend/routes.gen.ts';
import { guestPage, removeGuest, removeMessage } from '../reads.ts';

const aboutAnEvent = organiserOperations.filter((id) => routes[id].path.includes('{eventId}'));

/** Of another event, even of one's own. */
const foreign = [403, 404, 410];

/** A line of a stack trace, in the languages of servers. */
const trace = /\bat \S.*:\d+|Traceback \(most|\.(?:java|kt|cs|py|rb|php|go):(?:line )?\d+|", line \d+/;

export const idFlows: Flow[] = [
  {
    name: 'a guest or message belongs to its event alone',
    screen: 'every page of an event',
    async run(kit) {
      const { organiser, same } = kit;
      const { eventId, guestId, messageId } = await setUp(kit);
      const elsewhere = await kit.newEvent({ name: 'Elsewhere' });
      const before = await snapshot(kit.organiser, eventId);
      for (const operationId of ['getGuest', 'updateGuest', 'updateMessage', 'selectMessage'] as const) {
        const target = { api: organiser.api, eventId: elsewhere, guestId, messageId };
        await kit.refused(
          `${operationId} through another event`,
          organiserCalls[operationId](target),
          foreign,
        );
      }
      const deleting = removeMessage(organiser, elsewhere, messageId);
      await kit.refused('deleteMessage through another event', deleting, foreign);
      const removing = removeGuest(organiser, elsewhere, guestId);
      await kit.refused('deleteGuest through another event', removing, foreign);
      const headers = { authorization: `Bearer ${kit.other.token}` };
      for (const id of [guestId, messageId]) {
        for (const operationId of ['getEvent', 'listGuests', 'deleteEvent'] as const) {
          const target = { ids: { eventId: id }, ...getRequest(operationId), headers };
          const { status } = await kit.send(operationId, target);
          const isRefused = [400, 403, 404, 410, 422].includes(status);
          kit.holds(`${operationId} by the id of a guest or message is refused`, isRefused, status);
        }
      }
      same('nothing has changed', await snapshot(kit.organiser, eventId), before);
      same('the other event has nobody', (await guestPage(organiser, elsewhere)).total, 0);
    },
  },
  {
    name: 'an id of another form answers 400 or 404',
    screen: 'Check-in: a scan of something else; an address that was mistyped',
    async run(kit) {
      const eventId = await kit.newEvent();
      const headers = { authorization: `Bearer ${kit.organiser.token}` };
      for (const id of ['not-an-id', 'not an id', '0', crypto.randomUUID(), 'f'.repeat(24)]) {
        for (const operationId of aboutAnEvent) {
          const isInside = /\{(?:guest|message)Id\}$/.test(routes[operationId].path);
          const ids = { eventId: isInside ? eventId : id, guestId: id, messageId: id };
          const response = await kit.send(operationId, { ids, ...getRequest(operationId), headers });
          const { status } = response;
          const text = await response.text();
          kit.holds(`${operationId} with ${id}: no stack trace`, !trace.test(text), text);
          kit.holds(
            `${operationId} with ${id}: 400, 404, 410 or 422`,
            [400, 404, 410, 422].includes(status),
            status,
          );
        }
      }
    },
  },
];
