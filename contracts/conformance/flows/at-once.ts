import { setTimeout } from 'node:timers/promises';
import { selectMessage } from '../../../src/features/messages/mutations.ts';
import type { Flow } from '../flow.ts';
import { getCount } from '../guest-rows.ts';
import { createCredentials, register } from '../person.ts';
import {
  addGuest,
  addMessage,
  allGuests,
  answer,
  changeGuest,
  getEvent,
  getGuest,
  listMessages,
  listSentMessages,
  messageStore,
  patchEvent,
  patchGuest,
  patchMessage,
} from '../reads.ts';

const numbers = [1, 2, 3, 4, 5, 6];

export const atOnceFlows: Flow[] = [
  {
    name: 'simultaneous changes are all kept',
    screen: 'the guest’s page of many guests; Guests and Messages, open in two places; the import',
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const id = await kit.newEvent({ name: 'A dinner' });
      const added = await Promise.all(
        numbers.map((n) => addGuest(organiser, id, { name: `Guest ${n}`, invitees: 6 })),
      );
      const ids = added.map((guest) => guest.id);
      same('guests who are added at once have ids of their own', new Set(ids).size, 6);
      const answerAll = (count: (n: number) => number) =>
        ids.map((each, n) => answer(guestApi, each, count(n + 1)));
      const rename = (word: string) => (guestId: string, n: number) =>
        patchGuest(organiser, id, guestId, { name: `${word} ${n + 1}` });
      // Each a little later than the one before, so that some arrive while another is being saved.
      const later = async (call: (guestId: string, n: number) => Promise<unknown>) =>
        Promise.all(ids.map((guestId, n) => setTimeout(3 * n).then(() => call(guestId, n))));
      const expectAll = async (when: string, word: string, count: (n: number) => number | null) => {
        const guests = await allGuests(organiser, id);
        const found = ids.map((each) => guests.find((guest) => guest.id === each));
        same(
          when,
          found.map((guest) => [guest?.name, guest && getCount(guest)]),
          numbers.map((n) => [`${word} ${n}`, count(n)]),
        );
      };
      await expectAll('guests who are added at once', 'Guest', () => null);

      const address = createCredentials('Nour');
      const signups = await Promise.allSettled([1, 2, 3].map(() => register(guestApi, address)));
      const accounts = signups.filter(({ status }) => status === 'fulfilled');
      same('sign-ups at once with one address: accounts', accounts.length, 1);

      await Promise.all(answerAll((n) => n));
      await expectAll('guests who answer at once', 'Guest', (n) => n);
      await Promise.all(ids.map((each, n) => changeGuest(organiser, id, each, { name: `Changed ${n + 1}` })));
      await expectAll('guests who are changed at once', 'Changed', (n) => n);
      await Promise.all([...ids.map(rename('Again')), later((each, n) => answer(guestApi, each, 6 - n))]);
      await expectAll('guests who answer while they are renamed', 'Again', (n) => 7 - n);
      await Promise.all([...answerAll((n) => n), later(rename('Late'))]);
      await expectAll('guests who are renamed while they answer', 'Late', (n) => n);

      await Promise.all([
        patchEvent(organiser, id, { name: 'A lunch' }),
        patchEvent(organiser, id, { welcomeMessage: 'Welcome' }),
      ]);
      const { name, welcomeMessage } = (await getEvent(organiser, id)).details;
      same('two fields of an event', [name, welcomeMessage], ['A lunch', 'Welcome']);

      const titles = numbers.map((n) => `Message ${n}`);
      await Promise.all(titles.map((title) => addMessage(organiser, id, { title })));
      const listed = (await listMessages(organiser, id)).map(({ title }) => title).toSorted();
      same('messages that are added at once', listed, titles);
      const [one = '', two = ''] = (await listMessages(organiser, id)).map((message) => message.id);
      await Promise.all([
        patchMessage(organiser, id, one, { title: 'First' }),
        patchMessage(organiser, id, one, { message: 'Other words' }),
      ]);
      const [written] = await listMessages(organiser, id);
      same('two fields of a message', [written?.title, written?.message], ['First', 'Other words']);
      const store = messageStore(organiser, id);
      // A server that answers nothing is asked what is selected, and one of the two then finds the other.
      await Promise.allSettled([one, two].map((each) => selectMessage(store, each)));
      const selected = (await listSentMessages(organiser, id)).filter(({ isSelected }) => isSelected);
      same('two messages that are selected at once: one is', selected.length, 1);
    },
  },
  {
    name: 'of two simultaneous changes of one field, one is kept',
    screen: 'the guest’s page, open twice; the organiser’s drawer, open twice',
    async run(kit) {
      const { organiser, guestApi, holds } = kit;
      const id = await kit.newEvent({ name: 'A dinner' });
      const { id: guestId } = await addGuest(organiser, id, { name: 'Grace', invitees: 4 });
      for (const both of [
        [1, 4],
        [0, 3],
        [2, 0],
      ]) {
        await Promise.all(both.map((count) => answer(guestApi, guestId, count)));
        const saved = getCount(await getGuest(organiser, id, guestId));
        holds(`one of the answers ${both.join(' and ')} is saved`, both.includes(saved ?? -1), saved);
      }
      const changes = [
        { name: 'One', phone: '0000000001' },
        { name: 'Two', phone: '0000000002' },
      ];
      await Promise.all(changes.map((each) => changeGuest(organiser, id, guestId, each).catch(() => {})));
      const { name, phone } = await getGuest(organiser, id, guestId);
      const isOne = changes.some((each) => each.name === name && each.phone === phone);
      holds('the guest is as one of the two saved them', isOne, { name, phone });
    },
  },
];
