import { readMe } from '../../../src/features/session/queries.ts';
import type { Flow } from '../flow.ts';
import { createCredentials, register, signIn } from '../person.ts';
import { addGuest, getEvent, getGuest, guestPage, listEvents } from '../reads.ts';

export const ownFieldFlows: Flow[] = [
  {
    name: 'what is the server’s to say cannot be sent',
    screen: 'every page behind the login, in the hands of somebody with a console',
    assumes: ['A9', 'A23'],
    async run(kit) {
      const { organiser, other, same } = kit;
      const headers = { authorization: `Bearer ${organiser.token}` };
      const [me, them] = [await readMe(organiser.api), await readMe(other.api)];
      const eventId = await kit.newEvent({ name: 'Mine' });
      const elsewhere = await kit.newEvent({ name: 'Elsewhere' });
      const theirs = await kit.newEvent({ name: 'Theirs' }, [], other);
      const guest = await addGuest(organiser, eventId, { name: 'Grace', invitees: 4 });
      const ids = { eventId, guestId: guest.id };

      // Whether each is refused or left out is the server’s choice.
      for (const event of [elsewhere, theirs]) {
        await kit.send('updateGuest', { ids, headers, body: { name: 'Grace', event, eventId: event } });
        const { total } = await guestPage(event === theirs ? other : organiser, event);
        same('a guest cannot be sent to another event', total, 0);
      }
      await kit.send('updateGuest', { ids, headers, body: { _id: 'other', createdBy: them.id } });
      same('a guest keeps the id', (await getGuest(organiser, eventId, guest.id)).id, guest.id);
      await kit.send('updateEvent', { ids, headers, body: { user: them.id, owner: them.id } });
      same('an event keeps its owner', (await getEvent(organiser, eventId)).details.name, 'Mine');
      const body = { name: 'A present', user: them.id, owner: them.id };
      await kit.send('createEvent', { headers, body });
      const presents = (await listEvents(other)).filter(({ name }) => name === body.name);
      same('nobody gets an event of somebody else’s making', presents.length, 0);
      await kit.remove((await listEvents(organiser)).filter(({ name }) => name === body.name));

      const layla = createCredentials('Layla Haddad');
      const { user } = await register(kit.guestApi, layla);
      const wanted = { ...createCredentials('Layla Haddad'), role: ['staff', 'superuser'] };
      const signup = { ...wanted, passwordConfirm: wanted.password };
      const answer = await kit.send('signup', { body: signup });
      if (answer.ok)
        same('nobody chooses a role', (await signIn(kit.guestApi, wanted)).user.roles, user.roles);
      same('this account is as it was', (await readMe(organiser.api)).roles, me.roles);
    },
  },
];
