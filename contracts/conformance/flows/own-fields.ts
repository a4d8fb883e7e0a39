import { fetchMe } from '../../../src/features/session/user.ts';
import type { Flow } from '../flow.ts';
import { getDetails } from '../guest-rows.ts';
import { createCredentials, register, signIn } from '../person.ts';
import { secrets, setUp, snapshot } from '../private-event.ts';
import { addGuest, addMessage, getEvent, getGuest, listEvents, tryAnswer } from '../reads.ts';

const past = '2001-01-01T00:00:00.000Z';
const taken = 'Taken';

export const ownFieldFlows: Flow[] = [
  {
    name: 'fields of the server cannot be set',
    screen: 'every page behind the login, with requests from the console',
    assumes: ['A9', 'A23'],
    async run(kit) {
      const { organiser, other, same } = kit;
      const headers = { authorization: `Bearer ${organiser.token}` };
      const them = await fetchMe(other.api);
      const mine = await setUp(kit);
      const elsewhere = await kit.newEvent({ name: 'Elsewhere' });
      const theirs = await kit.newEvent({ name: 'Theirs' }, [], other);
      const guest = await addGuest(other, theirs, { name: 'Grace' });
      const note = await addMessage(other, theirs, { title: 'Theirs' });
      const read = async () => ({
        mine: await snapshot(organiser, mine.eventId),
        elsewhere: await snapshot(organiser, elsewhere),
        theirs: await snapshot(other, theirs),
      });
      const before = await read();

      const owners = ['user', 'owner', 'createdBy'].map((name) => ({ [name]: them.uid }));
      const as = (id: string) => ({ _id: id, id });
      const inEvent = (id: string) => ({ event: id, eventId: id });
      // The server may refuse a field or ignore it, so each is sent on its own.
      const changes = [
        ['updateEvent', { name: secrets[0] }, [...owners, as(theirs), { createdAt: past, updatedAt: past }]],
        ['updateGuest', { name: secrets[2] }, [inEvent(elsewhere), inEvent(theirs), as(guest.id), ...owners]],
        ['updateMessage', { title: 'Private' }, [inEvent(theirs), as(note)]],
      ] as const;
      for (const [operationId, body, forged] of changes) {
        for (const fields of forged) {
          await kit.send(operationId, { ids: mine, headers, body: { ...body, ...fields } });
          const { status } = await kit.send('getEvent', { ids: mine, headers });
          same(`getEvent by its owner after ${operationId} with ${Object.keys(fields).join()}`, status, 200);
        }
        same(`${operationId} sets no id, owner or event`, await read(), before);
      }
      kit.recent('updatedAt of an event that sets it,', (await getEvent(organiser, mine.eventId)).updatedAt);

      const additions = [
        ['createEvent', { name: taken }, [...owners, as(theirs)]],
        ['createGuest', { name: taken }, [{ createdBy: them.uid }, as(guest.id), inEvent(theirs)]],
        ['createMessage', { title: taken, message: taken }, [as(note), inEvent(theirs)]],
      ] as const;
      for (const [operationId, body, forged] of additions)
        for (const fields of forged) {
          const response = await kit.send(operationId, { ids: mine, headers, body: { ...body, ...fields } });
          const text = await response.text();
          const owner = operationId === 'createEvent' ? 'user' : 'createdBy';
          const isTheirs = response.ok && text.includes(`"${owner}":"${them.uid}"`);
          kit.holds(`${operationId}: ${owner} is not another organiser`, !isTheirs, text, response);
        }
      same('what is new takes the place of nothing', await snapshot(other, theirs), before.theirs);
      const isTaken = ({ name }: { name: string }) => name === taken;
      same('and belongs to nobody else', (await listEvents(other)).filter(isTaken).length, 0);
      await kit.remove((await listEvents(organiser)).filter(isTaken));
    },
  },
  {
    name: 'an account and a link change only their own fields',
    screen: 'every page, with requests from the console',
    assumes: ['A9', 'A23'],
    async run(kit) {
      const { other, guestApi, same } = kit;
      const them = await fetchMe(other.api);
      const theirs = await kit.newEvent({ name: 'Theirs' }, [], other);
      const { id: guestId } = await addGuest(other, theirs, { name: 'Grace', invitees: 2 });
      const before = await getGuest(other, theirs, guestId);
      const wishes = { name: taken, phone: '0550110009', invitees: 9, inviteeOnCard: 9, isWAPhone: false };
      const event = { name: taken, welcomeMessage: taken };
      await kit.send('saveRsvp', { ids: { guestId }, body: { rsvpCount: 1, ...wishes, event } });
      same(
        'a guest sets the answer alone',
        getDetails(await getGuest(other, theirs, guestId)),
        getDetails(before),
      );
      const { name: called, welcomeMessage } = (await getEvent(other, theirs)).details;
      same('and no words of the event', [called, welcomeMessage], ['Theirs', '']);
      same('and not the limit', await tryAnswer(guestApi, guestId, 9), 'refused');
      const neighbour = await addGuest(other, theirs, { name: 'Tariq', invitees: 2 });
      for (const field of ['_id', 'id', 'guestId']) {
        await kit.send('saveRsvp', { ids: { guestId }, body: { rsvpCount: 1, [field]: neighbour.id } });
        const { answer } = await getGuest(other, theirs, neighbour.id);
        same(`saveRsvp with ${field} of another guest: their answer`, answer, { kind: 'waiting' });
        same(
          `saveRsvp with ${field}: the guest's own id`,
          (await getGuest(other, theirs, guestId)).id,
          guestId,
        );
      }

      // A separate account, because other flows use the settings of the shared ones.
      const curious = kit.personWith((await register(guestApi, createCredentials('Curious'))).token);
      const headers = { authorization: `Bearer ${curious.token}` };
      const readAccount = async () => {
        const { roles, name, email } = await fetchMe(curious.api);
        return { roles, name, email };
      };
      const account = await readAccount();
      for (const fields of [
        { user: them.uid, _id: them.uid },
        { role: ['staff', 'superuser'] },
        { email: 'other@example.org', displayName: 'Other', name: 'Other' },
      ])
        await kit.send('savePreference', { headers, body: { settings: {}, shortcuts: [taken], ...fields } });
      same('settings change neither the account nor its role', await readAccount(), account);

      const wanted = { ...createCredentials('Layla Haddad'), role: ['staff', 'superuser'] };
      const answered = await kit.send('signup', { body: { ...wanted, passwordConfirm: wanted.password } });
      if (answered.ok)
        same('nobody chooses a role', (await signIn(guestApi, wanted)).user.roles, account.roles);
      const stranger = createCredentials('Stranger');
      const body = { ...stranger, passwordConfirm: stranger.password, _id: them.uid, id: them.uid };
      const said = await (await kit.send('signup', { body })).text();
      same('a new account is nobody else’s', said.includes(them.email), false);
      const { name, email, preference } = await fetchMe(other.api);
      const theyWere = { name: them.name, email: them.email, preference: them.preference };
      same('and changes nobody else’s', { name, email, preference }, theyWere);
    },
  },
];
