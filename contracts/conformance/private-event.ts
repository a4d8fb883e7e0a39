import type { Kit } from './kit.ts';
import { addGuest, addMessage, getEvent, guestPage, listEvents, listMessages } from './reads.ts';

const [name, welcomeMessage] = ['A quiet dinner', 'For the closest friends'];
const [guest, phone, title] = ['Zebulon Quillfeather', '0559182736', 'Chosen words'];
/** Texts that a refusal must not reveal. */
export const secrets = [name, welcomeMessage, guest, phone, title];

/** Creates an event with a guest and a message, which the calls must not change. */
export async function setUp(kit: Kit) {
  const eventId = await kit.newEvent({ name, welcomeMessage });
  const { id: guestId } = await addGuest(kit.organiser, eventId, { name: guest, phone, invitees: 4 });
  const messageId = await addMessage(kit.organiser, eventId, { title: 'Private' });
  await addMessage(kit.organiser, eventId, { title, isSelected: true });
  return { eventId, guestId, messageId };
}

/** Reads everything that the calls could have changed. */
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
