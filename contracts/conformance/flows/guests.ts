import { createQueryClient } from '../../../src/api/query-client.ts';
import { createGuest } from '../../../src/domain/guest/guest-mutations.ts';
import type { Guest } from '../../../src/domain/guest/guest.ts';
import { updateEvent } from '../../../src/features/events/mutations.ts';
import type { Flow } from '../flow.ts';
import { details, getDetails } from '../guest-rows.ts';
import {
  addGuest,
  answer,
  changeGuest,
  getEvent,
  getGuest,
  guestPage,
  patchEvent,
  patchGuest,
} from '../reads.ts';

export const guestFlows: Flow[] = [
  {
    name: 'a created guest is returned unchanged',
    screen: 'Guests (/events/guests/all): Add guests',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const added = await createGuest(organiser.api, id, details);
      same('the answer to Add has the guest', getDetails(added), details);
      const read = await getGuest(organiser, id, added.id);
      same('the guest reads back as written', getDetails(read), details);
      same('nobody has answered for them', read.answer, { kind: 'waiting' });
      same('nothing is odd about them', read.discrepancies, []);
      const listed = (await guestPage(organiser, id)).guests;
      same(
        'the list has the same',
        listed.map((each) => ({ _id: each.id, ...getDetails(each), answer: each.answer })),
        [{ _id: added.id, ...details, answer: { kind: 'waiting' } }],
      );
      const plain = await addGuest(organiser, id, { name: 'Baba Farid', invitees: 1 });
      same('a guest without a phone number has none', (await getGuest(organiser, id, plain.id)).phone, '');
      const none = await addGuest(organiser, id, { name: 'A card alone', invitees: 0, inviteeOnCard: 0 });
      const { invitees, inviteeOnCard } = await getGuest(organiser, id, none.id);
      same('a card for nobody', { invitees, inviteeOnCard }, { invitees: 0, inviteeOnCard: 0 });
      same('the first guest is as before', getDetails(await getGuest(organiser, id, added.id)), details);
    },
  },
  {
    name: 'a guest changes, and keeps what was not sent',
    screen: 'the guest’s drawer: Edit',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const [grace, bystander] = [
        await createGuest(organiser.api, id, details),
        await addGuest(organiser, id, { name: 'Bystander' }),
      ];
      await answer(kit.guestApi, grace.id, 2);
      const changed = {
        name: 'Grace O.',
        phone: '0550110009',
        invitees: 6,
        inviteeOnCard: 5,
        isWAPhone: true,
      };
      await changeGuest(organiser, id, grace.id, changed);
      const after = await getGuest(organiser, id, grace.id);
      same('every detail is changed', getDetails(after), changed);
      same('the answer stays', after.answer, { kind: 'coming', count: 2 });
      same('who added the guest stays', after.fields.createdBy, grace.fields.createdBy);
      await changeGuest(organiser, id, grace.id, { phone: '', isWAPhone: false });
      same('a number can be cleared', getDetails(await getGuest(organiser, id, grace.id)), {
        ...changed,
        phone: '',
        isWAPhone: false,
      });
      await patchGuest(organiser, id, grace.id, { name: 'Name alone' });
      const alone = await getGuest(organiser, id, grace.id);
      same(
        'what a change leaves out stays',
        { ...getDetails(alone), answer: alone.answer },
        {
          ...changed,
          name: 'Name alone',
          phone: '',
          isWAPhone: false,
          answer: { kind: 'coming', count: 2 },
        },
      );
      same('nobody else is changed', (await getGuest(organiser, id, bystander.id)).name, 'Bystander');
      const none = { invitees: 0, inviteeOnCard: 0 };
      await changeGuest(organiser, id, bystander.id, none);
      const { invitees, inviteeOnCard } = await getGuest(organiser, id, bystander.id);
      same('nobody may be invited', { invitees, inviteeOnCard }, none);
    },
  },
  {
    name: 'fields of a guest that the product does not know survive a change',
    screen: 'the guest’s drawer: Save',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const dietary = { vegetarian: true, allergies: ['walnuts'] };
      const extra = { tableNumber: 7, tags: ['family', 'bus'], dietary };
      const { data } = await organiser.api.POST('/api/v1/events/{eventId}/guests', {
        params: { path: { eventId: id } },
        body: { name: 'Elena', invitees: 2, ...extra },
      });
      const guest = await getGuest(organiser, id, String(data?.data[0]?._id ?? data?.data[0]?.id));
      const kept = ({ fields }: Guest) => [fields.tableNumber, fields.tags, fields.dietary];
      await changeGuest(organiser, id, guest.id ?? '', { name: 'Elena P.' });
      const after = await getGuest(organiser, id, guest.id ?? '');
      same('what the backend had kept at first is unchanged', kept(after), kept(guest));
      same('and the change is saved', after.name, 'Elena P.');
      await patchGuest(organiser, id, guest.id ?? '', { name: 'Name alone' });
      const alone = await getGuest(organiser, id, guest.id ?? '');
      same('so it is by a change that leaves it out', kept(alone), kept(guest));
      await answer(kit.guestApi, guest.id ?? '', 1);
      const answered = await getGuest(organiser, id, guest.id ?? '');
      same('and by an answer of the guest', kept(answered), kept(guest));
    },
  },
  {
    name: 'fields of an event that the product does not know survive a change',
    screen: 'the event’s invitation tab: Save',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      await patchEvent(organiser, id, { dressCode: 'Garden', seats: { tables: 12 } });
      const event = await getEvent(organiser, id);
      const kept = ({ fields }: typeof event) => [fields.dressCode, fields.seats];
      const backend = { api: organiser.api, queryClient: createQueryClient() };
      await updateEvent(backend, event, { ...event.details, rsvpMessage: 'Please answer.' });
      const after = await getEvent(organiser, id);
      same('what the backend had kept at first is unchanged', kept(after), kept(event));
      same('and the change is saved', after.details.rsvpMessage, 'Please answer.');
      await patchEvent(organiser, id, { name: 'Name alone' });
      same('so it is by a change that leaves it out', kept(await getEvent(organiser, id)), kept(event));
    },
  },
];
