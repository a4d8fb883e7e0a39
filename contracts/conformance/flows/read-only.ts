import { guestFilters } from '../../../src/domain/guest/guest-filter.ts';
import { computeTotals } from '../../../src/domain/event/answer-totals.ts';
import { readMe } from '../../../src/features/session/queries.ts';
import { routes } from '../../../mocks/backend/routes.gen.ts';
import type { Flow } from '../flow.ts';
import { allGuests, getEvent, guestPage, listEvents, listMessages } from '../reads.ts';

/** Only the first few events, to limit the load. */
const mostEvents = 3;
const someEvents = async (person: Parameters<typeof listEvents>[0]) =>
  (await listEvents(person)).flatMap(({ id }) => id ?? []).slice(0, mostEvents);

/** Checks that change nothing. */
export const readOnlyFlows: Flow[] = [
  {
    name: 'the account and its events can be read',
    screen: 'Events (/events)',
    async run({ organiser, holds, same }) {
      const me = await readMe(organiser.api);
      holds('the account has a role', me.roles.length > 0, me.roles);
      for (const id of await someEvents(organiser)) {
        same('an event of the list can be opened', (await getEvent(organiser, id)).id, id);
        const times = (await listMessages(organiser, id)).map(({ createdAt }) => Date.parse(createdAt));
        same(
          'its messages are listed, the oldest first',
          times,
          times.toSorted((one, other) => one - other),
        );
      }
    },
  },
  {
    name: 'the pages of each list cover it once',
    screen: 'Guests (/events/guests/…)',
    async run({ organiser, same }) {
      for (const id of await someEvents(organiser)) {
        for (const filter of guestFilters) {
          const whole = await allGuests(organiser, id, filter);
          const { total, pages } = await guestPage(organiser, id, { filter });
          same(`${filter}: the total is the number of rows`, total, whole.length);
          same(`${filter}: the number of pages`, pages, Math.max(1, Math.ceil(total / 25)));
        }
      }
    },
  },
  {
    name: 'the sums are those of the guests',
    screen: 'the event’s Answers tab',
    async run({ organiser, same }) {
      for (const id of await someEvents(organiser)) {
        const { guests } = computeTotals(await allGuests(organiser, id));
        const { total, accepted, rejected } = (await getEvent(organiser, id)).analytics;
        const counted = [guests.coming + guests.declined + guests.waiting, guests.coming, guests.declined];
        same('guests, accepted and rejected', [total, accepted, rejected], counted);
      }
    },
  },
  {
    name: 'every reading call needs a token',
    screen: 'every page behind the login',
    async run(kit) {
      const [eventId = 'none'] = await someEvents(kit.organiser);
      for (const [operationId, { method, open }] of Object.entries(routes)) {
        if (open || method !== 'GET') continue;
        const query = operationId === 'listMessages' ? { sort: 'createdAt' } : { limit: '25', page: '1' };
        const { status } = await kit.send(operationId as keyof typeof routes, {
          ids: { eventId, guestId: 'none' },
          query: /^list(?!Events)/.test(operationId) ? query : {},
        });
        kit.same(`${operationId} without a token`, status, 401);
      }
    },
  },
];
