import { readMe } from '../../../src/features/session/queries.ts';
import type { Flow } from '../flow.ts';
import { getDetails } from '../guest-details.ts';
import { createCredentials, register, signIn } from '../person.ts';
import {
  addGuest,
  addMessage,
  answer,
  getEvent,
  getGuest,
  guestPage,
  listEvents,
  listMessages,
  namesIn,
} from '../reads.ts';

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

      // The server may refuse each field or ignore it.
      for (const event of [elsewhere, theirs]) {
        await kit.send('updateGuest', { ids, headers, body: { name: 'Grace', event, eventId: event } });
        const { total } = await guestPage(event === theirs ? other : organiser, event);
        same('a guest cannot be sent to another event', total, 0);
      }
      await kit.send('updateGuest', { ids, headers, body: { _id: 'other', createdBy: them.uid } });
      const after = await getGuest(organiser, eventId, guest.id);
      same('a guest keeps the id', after.id, guest.id);
      same('and who added them', after.fields.createdBy, guest.fields.createdBy);
      const past = '2001-01-01T00:00:00.000Z';
      const times = { createdAt: past, updatedAt: past };
      await kit.send('updateEvent', {
        ids,
        headers,
        body: { user: them.uid, owner: them.uid, createdBy: them.uid, ...times },
      });
      const event = await getEvent(organiser, eventId);
      same('an event keeps its owner', event.details.name, 'Mine');
      kit.recent('and when it was changed', event.updatedAt);
      const body = { name: 'A present', user: them.uid, owner: them.uid, createdBy: them.uid };
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
  {
    name: 'what is new cannot take the place of something else',
    screen: 'every page behind the login, in the hands of somebody with a console',
    assumes: ['A23'],
    async run(kit) {
      const { organiser, other, same } = kit;
      const headers = { authorization: `Bearer ${organiser.token}` };
      const them = await readMe(other.api);
      const [mine, theirs] = [
        await kit.newEvent({ name: 'Mine' }),
        await kit.newEvent({ name: 'Theirs' }, [], other),
      ];
      const guest = await addGuest(other, theirs, { name: 'Grace', invitees: 2 });
      const own = await addGuest(organiser, mine, { name: 'Salma' });
      const messageId = await addMessage(organiser, mine, { title: 'Mine' });
      const note = await addMessage(other, theirs, { title: 'Theirs' });
      const events = { event: theirs, eventId: theirs };
      const name = 'Taken';

      await kit.send('createEvent', { headers, body: { name, _id: theirs, id: theirs } });
      await kit.remove((await listEvents(organiser)).filter((each) => each.name === name));
      same('an event of others is as it was', (await getEvent(other, theirs)).details.name, 'Theirs');
      const ids = { eventId: mine, messageId };
      await kit.send('createGuest', { ids, headers, body: { name, createdBy: them.uid } });
      await kit.send('createGuest', { ids, headers, body: { name, _id: guest.id, id: guest.id } });
      await kit.send('createGuest', { ids, headers, body: { name, ...events } });
      const added = (await guestPage(organiser, mine)).guests.filter((each) => each.name === name);
      same('so are its guests', await namesIn(other, theirs), ['Grace']);
      const strangers = added.filter(({ fields }) => fields.createdBy === them.uid);
      same('nobody else added a guest', strangers.length, 0);
      const words = { title: name, message: name };
      await kit.send('createMessage', { ids, headers, body: { ...words, ...events } });
      await kit.send('updateMessage', { ids, headers, body: { ...words, ...events } });
      await kit.send('createMessage', { ids, headers, body: { ...words, _id: note, id: note } });
      const notes = (await listMessages(other, theirs)).map(({ id, title }) => [id, title]);
      same('and its messages', notes, [[note, 'Theirs']]);
      await kit.send('updateEvent', { ids, headers, body: { _id: theirs, id: theirs } });
      await kit.send('updateGuest', {
        ids: { ...ids, guestId: own.id },
        headers,
        body: { _id: guest.id, id: guest.id },
      });
      same('a change keeps the id of an event', (await getEvent(organiser, mine)).details.name, 'Mine');
      same('and of a guest', (await getGuest(organiser, mine, own.id)).name, 'Salma');
      same('nothing took the place of others', await namesIn(other, theirs), ['Grace']);

      const link = { guestId: guest.id };
      const before = await getGuest(other, theirs, guest.id);
      const wishes = { name, phone: '0550110009', invitees: 9, inviteeOnCard: 9, isWAPhone: false };
      const event = { name, welcomeMessage: name };
      await kit.send('saveRsvp', { ids: link, body: { rsvpCount: 1, ...wishes, event } });
      const invited = await getGuest(other, theirs, guest.id);
      same('a guest sets the answer alone', getDetails(invited), getDetails(before));
      const { name: called, welcomeMessage } = (await getEvent(other, theirs)).details;
      same('and no words of the event', [called, welcomeMessage], ['Theirs', '']);
      same('and not the limit', await answer(kit.guestApi, guest.id, 9), 'refused');

      // A separate account, because other flows use the settings of the shared ones.
      const curious = kit.personWith((await register(kit.guestApi, createCredentials('Curious'))).token);
      const as = { authorization: `Bearer ${curious.token}` };
      const preference = { settings: { direction: 'rtl' }, shortcuts: [name] };
      const { roles, name: known, email: address } = await readMe(curious.api);
      await kit.send('savePreference', {
        headers: as,
        body: { ...preference, user: them.uid, _id: them.uid },
      });
      same('settings of others are as they were', (await readMe(other.api)).preference, them.preference);
      await kit.send('savePreference', {
        headers: as,
        body: { ...preference, role: ['staff', 'superuser'] },
      });
      same('nobody chooses a role', (await readMe(curious.api)).roles, roles);
      const account = { email: 'other@example.org', displayName: 'Other', name: 'Other' };
      await kit.send('savePreference', { headers: as, body: { ...preference, ...account } });
      const { name: still, email: reached } = await readMe(curious.api);
      same('settings do not change the account', [still, reached], [known, address]);

      const stranger = createCredentials('Stranger');
      const signup = { ...stranger, passwordConfirm: stranger.password, _id: them.uid, id: them.uid };
      const said = await (await kit.send('signup', { body: signup })).text();
      same('a new account is nobody else’s', said.includes(them.email), false);
      const theyAre = await readMe(other.api);
      same('and changes nobody else’s', [theyAre.name, theyAre.email], [them.name, them.email]);
    },
  },
];
