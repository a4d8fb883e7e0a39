import { deleteGuest } from '../../../src/domain/guest/guest-mutations.ts';
import type { Flow } from '../flow.ts';
import { details, getDetails } from '../guest-rows.ts';
import {
  addGuest,
  answerAndRead,
  changeGuest,
  getEvent,
  getGuest,
  guestPage,
  listEvents,
  namesIn,
  patchEvent,
} from '../reads.ts';

/** As long as a picture from a file may be (openapi/QUESTIONS.md, A19). */
const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(27_900)}`.slice(0, 300_000);

export const extremeFlows: Flow[] = [
  {
    name: 'guests and events that look alike are kept apart',
    screen: 'Guests: a family with one number, two people with one name',
    async run(kit) {
      const { organiser, same } = kit;
      const [id, twin] = [await kit.newEvent({ name: 'A dinner' }), await kit.newEvent({ name: 'A dinner' })];
      same('two events may have one name', id === twin, false);
      const family = [];
      for (const name of ['Grace', 'Tariq', 'Grace'])
        family.push(await addGuest(organiser, id, { ...details, name }));
      same('three guests have one number', await namesIn(organiser, id), ['Grace', 'Grace', 'Tariq']);
      const [grace, tariq, namesake] = family.map((guest) => guest.id);
      same('each has an id', new Set([grace, tariq, namesake]).size, 3);
      await answerAndRead(kit.guestApi, grace ?? '', 3);
      same('an answer is one guest’s', (await getGuest(organiser, id, namesake ?? '')).answer, {
        kind: 'waiting',
      });
      await changeGuest(organiser, id, grace ?? '', { invitees: 9, phone: '0550110009' });
      same('so is a change', getDetails(await getGuest(organiser, id, namesake ?? '')), {
        ...details,
        name: 'Grace',
      });
      await deleteGuest(organiser.api, id, grace ?? '');
      same('removing one leaves the others', await namesIn(organiser, id), ['Grace', 'Tariq']);
      await deleteGuest(organiser.api, id, namesake ?? '');
      same('also who has the same number', await namesIn(organiser, id), ['Tariq']);
      same('the other event has nobody', (await guestPage(organiser, twin)).total, 0);
      await patchEvent(organiser, id, { rsvpMessage: 'Please answer.' });
      same('a change of one event is its own', (await getEvent(organiser, twin)).details.rsvpMessage, '');
    },
  },
  {
    name: 'a picture of a file is kept',
    screen: 'New event: the picture',
    assumes: ['A19'],
    async run(kit) {
      const id = await kit.newEvent({ name: 'With a picture' }, [picture]);
      const { image } = await getEvent(kit.organiser, id);
      kit.same('the event has it', { image }, { image: picture });
      const card = (await listEvents(kit.organiser)).find((event) => event.id === id);
      kit.same('so has its card', { image: card?.image }, { image: picture });
    },
  },
];
