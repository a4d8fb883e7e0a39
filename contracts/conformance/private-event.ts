import type { Kit } from './kit.ts';
import { addGuest, addMessage, getEvent, guestPage, listEvents, listMessages } from './reads.ts';

/** An event with a guest and a message, for calls that must leave them alone. */
export async function setUp(kit: Kit) {
  const eventId = await kit.newEvent({ name: 'Private', welcomeMessage: 'For friends' });
  const guest = await addGuest(kit.organiser, eventId, { name: 'Grace', phone: '0550110002', invitees: 4 });
  const messageId = await addMessage(kit.organiser, eventId, { title: 'Private' });
  await addMessage(kit.organiser, eventId, { title: 'Chosen', isSelected: true });
  return { eventId, guestId: guest.id, messageId };
}

/** All that the calls could have changed. */
export async function snapshot({ organiser }: Kit, eventId: string) {
  const { data } = await organiser.api.GET('/api/v1/users/me');
  const { docs: _, ...event } = { docs: [], ...(await getEvent(organiser, eventId)) };
  return {
    details: event.details,
    guests: (await guestPage(organiser, eventId)).guests,
    messages: await listMessages(organiser, eventId),
    preference: data?.data.preference,
    names: (await listEvents(organiser)).filter(({ name }) => name === 'Changed').length,
  };
}
