import { setTimeout } from 'node:timers/promises';
import { createQueryClient } from '../../../src/api/query-client.ts';
import { eventListQuery } from '../../../src/domain/event/event-queries.ts';
import { deleteEvent, updateEvent } from '../../../src/features/events/mutations.ts';
import type { EventDetails } from '../../../src/domain/event/event.ts';
import type { Flow } from '../flow.ts';
import type { Kit } from '../kit.ts';
import { describeError, Mismatch } from '../mismatch.ts';
import { snapshot } from '../private-event.ts';
import {
  addGuest,
  addMessage,
  answer,
  getEvent,
  getGuest,
  listEvents,
  listMessages,
  patchEvent,
  fetchInvitation,
  tryAnswer,
} from '../reads.ts';

const details = {
  name: 'A wedding in the garden',
  welcomeMessage: 'We would love to have you with us.',
  rsvpMessage: 'Please let us know by the first of May.',
  isSingleGuest: true,
};
const images = ['/cards/garden.svg', '/cards/gala-ar.svg'];
const gone = [404, 410];

async function save({ organiser }: Kit, id: string, changes: Partial<EventDetails>) {
  const event = await getEvent(organiser, id);
  const backend = { api: organiser.api, queryClient: createQueryClient() };
  return updateEvent(backend, event, { ...event.details, ...changes });
}

export const eventFlows: Flow[] = [
  {
    name: 'an event is returned unchanged',
    screen: 'Events (/events) and the event’s page',
    async run(kit) {
      const { organiser, same } = kit;
      const other = await kit.newEvent({ name: 'Another one', rsvpMessage: 'Other words' });
      const written = { ...details, name: `A wedding in the garden ${other.slice(-8)}` };
      const id = await kit.newEvent(written, images);
      const event = await getEvent(organiser, id);
      same('the event reads back as it was written', event.details, written);
      same('its picture is the first of those sent', event.image, images[0]);
      same('all its pictures are kept', event.fields.images, images);
      const { rsvpMessage, isSingleGuest } = (await getEvent(organiser, other)).details;
      same('the other event has kept its own words', rsvpMessage, 'Other words');
      same('the other event still asks for a number', isSingleGuest, false);
      const listed = await listEvents(organiser);
      same('the other is in the list', listed.find((each) => each.id === other)?.name, 'Another one');
      const [card, ...doubles] = listed.filter(({ name }) => name === written.name);
      same('the event is in the list', card?.id, id);
      same('and once', doubles, []);
      same('its card in the list has its picture', card?.image, images[0]);
      kit.recent('updatedAt of an event in the list', card?.updatedAt ?? '');
      kit.recent('updatedAt of an event', event.updatedAt);
      same('guestsAnalytics of a new event', { total: event.analytics.total }, { total: 0 });
    },
  },
  {
    name: 'an event changes, and keeps what was not sent',
    screen: 'the event’s invitation tab',
    async run(kit) {
      const { organiser, same } = kit;
      const other = await kit.newEvent({ name: 'Another one' });
      const id = await kit.newEvent({ name: 'Before', welcomeMessage: 'Old words' }, images);
      const { id: guestId } = await addGuest(organiser, id, { name: 'Grace', invitees: 4 });
      await answer(kit.guestApi, guestId, 3);
      await addMessage(organiser, id, { title: 'Chosen', isSelected: true });
      const all = await snapshot(organiser, id);
      const before = await getEvent(organiser, id);
      // A server may store whole seconds.
      await setTimeout(1_001);
      same('reading it changes nothing', (await getEvent(organiser, id)).updatedAt, before.updatedAt);
      await answer(kit.guestApi, guestId, 3);
      const saved = await updateEvent({ api: organiser.api, queryClient: createQueryClient() }, before, {
        ...before.details,
        ...details,
      }).catch((error: unknown) => describeError(error));
      if (typeof saved === 'string')
        throw new Mismatch('updateEvent of an event that was read before an answer came', 'success', saved);
      same('image in the answer to an update', saved.image, images[0]);
      same('images in the answer to an update', saved.fields.images, images);
      const after = await getEvent(organiser, id);
      same('every detail is changed', after.details, details);
      same('image stays', after.image, images[0]);
      same('images stay', after.fields.images, images);
      const isLater = Date.parse(after.updatedAt) > Date.parse(before.updatedAt);
      kit.holds(`updatedAt is after ${before.updatedAt}, a second before`, isLater, after.updatedAt);
      const card = (await listEvents(organiser)).find((each) => each.id === id);
      same('name of it in the list', card?.name, details.name);
      same('updatedAt of it in the list', card?.updatedAt, after.updatedAt);
      same('the other event keeps its name', (await getEvent(organiser, other)).details.name, 'Another one');
      await patchEvent(organiser, id, { name: details.name });
      same('a change of the name changes no guest and no message', await snapshot(organiser, id), {
        ...all,
        details,
      });
      await save(kit, id, { welcomeMessage: '', isSingleGuest: false });
      const cleared = { ...details, welcomeMessage: '', isSingleGuest: false };
      same('a text can be cleared, and a tick taken away', (await getEvent(organiser, id)).details, cleared);
      await patchEvent(organiser, id, { name: 'Name alone' });
      same('what a change leaves out stays', (await getEvent(organiser, id)).details, {
        ...cleared,
        name: 'Name alone',
      });
    },
  },
  {
    name: 'an event without a name is refused and nothing changes',
    screen: 'New event, and the event’s invitation tab',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent(details);
      const count = (await listEvents(organiser)).length;
      // A refusal keeps none of what was sent with it.
      const others = { welcomeMessage: 'Other words', rsvpMessage: 'Other words', isSingleGuest: false };
      const body = { name: '', ...others };
      const creating = await kit.refused(
        'an event without a name',
        organiser.api.POST('/api/v1/events', { body }),
        [400, 409, 422],
      );
      kit.blames('name', creating);
      const refusal = await kit.refused(
        'a change to no name',
        patchEvent(organiser, id, body),
        [400, 409, 422],
      );
      kit.blames('name', refusal);
      same('the event is as it was', (await getEvent(organiser, id)).details, details);
      kit.holds(
        'no event was created',
        (await listEvents(organiser)).every(({ name }) => name !== ''),
        count,
      );
    },
  },
  {
    name: 'a deleted event is gone with all that was in it',
    screen: 'the event’s menu: Delete',
    async run(kit) {
      const { organiser, same } = kit;
      const name = 'Two with one name';
      const [stays, id] = [await kit.newEvent({ name }), await kit.newEvent({ name })];
      const kept = await addGuest(organiser, stays, { name: 'Kept' });
      await addMessage(organiser, stays, { title: 'Kept' });
      const guest = await addGuest(organiser, id, { name: 'Lost' });
      await addMessage(organiser, id);
      await deleteEvent({ api: organiser.api, queryClient: createQueryClient() }, id);
      await kit.refused('reading a deleted event', getEvent(organiser, id), gone);
      await kit.refused('reading its messages', listMessages(organiser, id), gone);
      await kit.refused('reading its guest', getGuest(organiser, id, guest.id), gone);
      same('the link of its guest is not valid', await fetchInvitation(kit.guestApi, guest.id), 'not-valid');
      same('saveRsvp by it', await tryAnswer(kit.guestApi, guest.id, 1), 'not-valid');
      const listed = new Set((await listEvents(organiser)).map((each) => each.id));
      same('the list has the other one alone', [listed.has(id), listed.has(stays)], [false, true]);
      same('the guests of the other one stay', (await getGuest(organiser, stays, kept.id)).name, 'Kept');
      same(
        'so do its messages',
        (await listMessages(organiser, stays)).map(({ title }) => title),
        ['Kept'],
      );
      const path = { params: { path: { eventId: id } } };
      await kit.refused('deleting it again', organiser.api.DELETE('/api/v1/events/{eventId}', path), gone);
      await kit.refused('changing it', patchEvent(organiser, id, { name: 'Back again' }), gone);
    },
  },
  {
    name: 'the list of events is whole and in one order',
    screen: 'Events (/events)',
    assumes: ['A4'],
    async run(kit) {
      const wanted = new Set<string>();
      const queue = Array.from({ length: 101 }, (_, n) => `Event ${n}`);
      const work = async () => {
        for (let name = queue.pop(); name; name = queue.pop()) wanted.add(await kit.newEvent({ name }));
      };
      await Promise.all(Array.from({ length: 8 }, work));
      const read = async () =>
        (await listEvents(kit.organiser)).map(({ id }) => id ?? '').filter((id) => wanted.has(id));
      const first = await read();
      await kit.newEvent({ name: 'Somebody else’s' }, [], kit.other);
      const { events, total, hasMore } = await createQueryClient().fetchQuery(
        eventListQuery(kit.organiser.api),
      );
      kit.same('no more are counted than listed', [total, hasMore], [events.length, false]);
      kit.same('each of a hundred and one events is listed once', first.toSorted(), [...wanted].toSorted());
      for (let time = 0; time < 3; time += 1) kit.same('the order stays', await read(), first);
    },
  },
];
