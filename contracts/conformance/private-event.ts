import type { Kit } from './kit.ts';
import type { Person } from './person.ts';
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

/** Reads everything that the calls could have changed, without the fields that only the server knows. */
export async function snapshot(person: Person, eventId: string) {
  const { data } = await person.api.GET('/api/v1/users/me');
  const { guests } = await guestPage(person, eventId);
  return {
    details: (await getEvent(person, eventId)).details,
    guests: guests.map(({ fields: _fields, ...guest }) => guest),
    messages: await listMessages(person, eventId),
    preference: data?.data.preference,
    names: (await listEvents(person)).filter(({ name }) => name === 'Changed').length,
  };
}
