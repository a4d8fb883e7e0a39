import { setTimeout } from 'node:timers/promises';
import { selectMessage } from '../../../src/features/messages/mutations.ts';
import type { Flow } from '../flow.ts';
import { createCredentials, register } from '../person.ts';
import {
  addGuest,
  addMessage,
  allGuests,
  answer,
  changeGuest,
  getEvent,
  listMessages,
  listSentMessages,
  messageStore,
  patchEvent,
  patchGuest,
  patchMessage,
} from '../reads.ts';

const count = 6;
const numbers = Array.from({ length: count }, (_, n) => n);

export const atOnceFlows: Flow[] = [
  {
    name: 'what many change at once is all kept',
    screen: 'the guest’s page of many guests; Guests and Messages, open in two places',
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const id = await kit.newEvent({ name: 'A dinner' });
      const added = [];
      for (const n of numbers)
        added.push(await addGuest(organiser, id, { name: `Guest ${n}`, invitees: count }));
      const ids = added.map((guest) => guest.id);
      const read = async () => {
        const guests = await allGuests(organiser, id);
        return ids.map((each) => guests.find((guest) => guest.id === each));
      };
      const coming = async () =>
        (await read()).map((guest) =>
          guest?.answer.kind === 'coming' ? guest.answer.count : guest?.answer.kind,
        );

      const address = createCredentials('Nour');
      const signups = await Promise.allSettled([1, 2, 3].map(() => register(guestApi, address)));
      const accounts = signups.filter(({ status }) => status === 'fulfilled');
      same('sign-ups at once with one address: accounts', accounts.length, 1);

      await Promise.all(ids.map((each, n) => answer(guestApi, each, n + 1)));
      same('guests who answer at once', await coming(), [1, 2, 3, 4, 5, 6]);

      await Promise.all(ids.map((each, n) => changeGuest(organiser, id, each, { name: `Changed ${n}` })));
      const names = (await read()).map((guest) => guest?.name);
      same(
        'guests who are changed at once',
        names,
        numbers.map((n) => `Changed ${n}`),
      );
      same('and their answers', await coming(), [1, 2, 3, 4, 5, 6]);

      await Promise.all(
        ids.flatMap((guestId, n) => [
          patchGuest(organiser, id, guestId, { name: `Again ${n}` }),
          // Each call a little later, so that some arrive while the name is being saved.
          setTimeout(3 * n).then(() => answer(guestApi, guestId, count - n)),
        ]),
      );
      const after = (await read()).map((guest) => guest?.name);
      same(
        'guests who answer while they are renamed: the names',
        after,
        numbers.map((n) => `Again ${n}`),
      );
      same('and the answers', await coming(), [6, 5, 4, 3, 2, 1]);

      await Promise.all(
        ids.flatMap((guestId, n) => [
          answer(guestApi, guestId, n + 1),
          setTimeout(3 * n).then(() => patchGuest(organiser, id, guestId, { name: `Late ${n}` })),
        ]),
      );
      same('guests who are renamed while they answer', await coming(), [1, 2, 3, 4, 5, 6]);
      same(
        'and the names',
        (await read()).map((guest) => guest?.name),
        numbers.map((n) => `Late ${n}`),
      );

      const change = (body: { name?: string; welcomeMessage?: string }) => patchEvent(organiser, id, body);
      await Promise.all([change({ name: 'A lunch' }), change({ welcomeMessage: 'Welcome' })]);
      const { name, welcomeMessage } = (await getEvent(organiser, id)).details;
      same('two fields of an event', [name, welcomeMessage], ['A lunch', 'Welcome']);

      const titles = numbers.map((n) => `Message ${n}`);
      await Promise.all(titles.map((title) => addMessage(organiser, id, { title })));
      const listed = (await listMessages(organiser, id)).map(({ title }) => title).toSorted();
      same('messages that are added at once', listed, titles);

      const [one, two] = await listMessages(organiser, id);
      const write = (body: { title?: string; message?: string }) =>
        patchMessage(organiser, id, one?.id ?? '', body);
      await Promise.all([write({ title: 'First' }), write({ message: 'Other words' })]);
      const [written] = await listMessages(organiser, id);
      same('two fields of a message', [written?.title, written?.message], ['First', 'Other words']);
      const store = messageStore(organiser, id);
      await Promise.all([one, two].map((each) => selectMessage(store, each?.id ?? '')));
      const selected = (await listSentMessages(organiser, id)).filter(({ isSelected }) => isSelected);
      same('two messages that are selected at once: one is', selected.length, 1);
    },
  },
];
