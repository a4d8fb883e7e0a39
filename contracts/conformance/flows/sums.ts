import { deleteGuest } from '../../../src/domain/guest/guest-mutations.ts';
import type { Flow } from '../flow.ts';
import type { Kit } from '../kit.ts';
import { addGuest, addMessage, answer, changeGuest, getEvent, listEvents } from '../reads.ts';

const sums = ['total', 'accepted', 'rejected', 'invitees', 'confirmed'];
const pick = (analytics: Record<string, unknown>) =>
  Object.fromEntries(sums.map((name) => [name, analytics[name]]));

async function expectSums({ organiser, same }: Kit, id: string, when: string, numbers: readonly number[]) {
  const expected = Object.fromEntries(sums.map((name, n) => [name, numbers[n]]));
  const { analytics } = await getEvent(organiser, id);
  same(`the sums of the event’s page, ${when}`, pick({ ...analytics }), expected);
  const card = (await listEvents(organiser)).find((event) => event.id === id);
  same(`the sums of the event’s card, ${when}`, pick({ ...card?.analytics }), expected);
}

export const sumFlows: Flow[] = [
  {
    name: 'the sums of an event move with its guests and answers',
    screen: 'the cards of Events (/events) and the event’s Answers tab',
    assumes: ['A5'],
    async run(kit) {
      const { organiser, guestApi } = kit;
      const id = await kit.newEvent();
      const other = await kit.newEvent({ name: 'Another one' });
      // Sums over a join with the messages would count each guest twice.
      for (const title of ['One', 'Two']) await addMessage(organiser, id, { title });
      const bystander = await addGuest(organiser, other, { name: 'Bystander', invitees: 7 });
      await answer(guestApi, bystander.id, 5);
      await expectSums(kit, id, 'without guests', [0, 0, 0, 0, 0]);
      const grace = await addGuest(organiser, id, { name: 'Grace', invitees: 4 });
      const tariq = await addGuest(organiser, id, { name: 'Tariq', invitees: 2 });
      const salma = await addGuest(organiser, id, { name: 'Salma', invitees: 1, inviteeOnCard: 3 });
      await expectSums(kit, id, 'before any answer: silence is no refusal', [3, 0, 0, 7, 0]);
      await answer(guestApi, grace.id, 3);
      await expectSums(kit, id, 'after three said yes', [3, 1, 0, 7, 3]);
      await answer(guestApi, tariq.id, 0);
      await expectSums(kit, id, 'after a refusal', [3, 1, 1, 7, 3]);
      await answer(guestApi, grace.id, 1);
      await expectSums(kit, id, 'after an answer was lowered', [3, 1, 1, 7, 1]);
      await changeGuest(organiser, id, salma.id, { rsvpCount: 1, rsvpConfirmed: true });
      await expectSums(kit, id, 'after the organiser recorded an answer', [3, 2, 1, 7, 2]);
      await changeGuest(organiser, id, salma.id, { rsvpCount: null });
      await expectSums(kit, id, 'after the organiser took it back', [3, 1, 1, 7, 1]);
      await changeGuest(organiser, id, salma.id, { invitees: 5 });
      await expectSums(kit, id, 'after more were invited', [3, 1, 1, 11, 1]);
      await answer(guestApi, salma.id, 5);
      await expectSums(kit, id, 'after more said yes than the card has', [3, 2, 1, 11, 6]);
      await answer(guestApi, grace.id, 4);
      await changeGuest(organiser, id, grace.id, { invitees: 2 });
      await expectSums(kit, id, 'after fewer were invited than come', [3, 2, 1, 9, 9]);
      await deleteGuest(organiser.api, id, grace.id);
      await expectSums(kit, id, 'after a guest was removed', [2, 1, 1, 7, 5]);
      await expectSums(kit, other, 'of the other event', [1, 1, 0, 7, 5]);
    },
  },
];
