import { createGuest } from '../../../src/domain/guest/guest-mutations.ts';
import type { Flow } from '../flow.ts';
import { details, getDetails, getCount } from '../guest-rows.ts';
import {
  addGuest,
  answer,
  answerAndRead,
  changeGuest,
  getGuest,
  guestPage,
  namesIn,
  patchGuest,
  fetchInvitation,
  removeGuest,
  tryAnswer,
} from '../reads.ts';

const gone = [404, 410];
const invalid = [400, 409, 422];

export const guestRuleFlows: Flow[] = [
  {
    name: 'only the removed guest is gone',
    screen: 'Guests: Delete',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      // In each filter, where a server that only marks removed guests may forget the mark.
      const odd = { name: 'Grace', phone: '0550110002', invitees: 4, inviteeOnCard: 3, isWAPhone: false };
      await addGuest(organiser, id, { name: 'Salma' });
      const [grace, tariq] = [
        await addGuest(organiser, id, odd),
        await addGuest(organiser, id, { name: 'Tariq' }),
      ];
      same('the link is valid', typeof (await fetchInvitation(kit.guestApi, grace.id)), 'object');
      await answer(kit.guestApi, grace.id, 2);
      const removal = await removeGuest(organiser, id, grace.id);
      // Otherwise the product needs another call to check: only 204 means removed (specification, section 7).
      same('removing answers 204', removal.response.status, 204);
      await kit.refused('reading a removed guest', getGuest(organiser, id, grace.id), gone);
      same('the list has the others', await namesIn(organiser, id), ['Salma', 'Tariq']);
      for (const filter of ['accepted', 'isWAPhone', 'discrepancies'] as const) {
        const isListed = (await namesIn(organiser, id, filter)).includes(odd.name);
        same(`the removed guest is in the list ${filter}`, isListed, false);
      }
      same('the total counts the others', (await guestPage(organiser, id)).total, 2);
      same(
        'the personal link is not valid any more',
        await fetchInvitation(kit.guestApi, grace.id),
        'not-valid',
      );
      same('nothing can be answered by it', await tryAnswer(kit.guestApi, grace.id, 1), 'not-valid');
      same('the other link still is', typeof (await fetchInvitation(kit.guestApi, tariq.id)), 'object');
      await kit.refused('removing again', removeGuest(organiser, id, grace.id), gone);
      const changing = patchGuest(organiser, id, grace.id, { name: 'Back' });
      await kit.refused('changing a removed guest', changing, gone);
      same('the list is as it was', await namesIn(organiser, id), ['Salma', 'Tariq']);
      const next = await addGuest(organiser, id, odd);
      const { answer: given } = await getGuest(organiser, id, next.id);
      same('the answer of a guest who is added after the removal', given, { kind: 'waiting' });
      const old = await fetchInvitation(kit.guestApi, grace.id);
      same('the link of the removed guest stays invalid', old, 'not-valid');
    },
  },
  {
    name: 'a guest that breaks a rule is refused and nothing changes',
    screen: 'Guests: Add guests, the drawer, and the import',
    async run(kit) {
      const { organiser, same } = kit;
      const id = await kit.newEvent();
      const guest = await createGuest(organiser.api, id, details);
      const adding = organiser.api.POST('/api/v1/events/{eventId}/guests', {
        params: { path: { eventId: id } },
        body: { ...details, name: '' },
      });
      const refusal = await kit.refused('a guest without a name', adding, invalid);
      kit.blames('name', refusal);
      const headers = { authorization: `Bearer ${organiser.token}` };
      for (const invitees of ['4', 2.5]) {
        const body = { ...details, invitees };
        const adding = await kit.send('createGuest', { ids: { eventId: id }, headers, body });
        const what = `createGuest with ${JSON.stringify(invitees)}, a ${typeof invitees}, for invitees is refused with 4xx`;
        kit.holds(what, adding.status >= 400 && adding.status < 500, adding.status, adding);
      }
      const change = (body: Record<string, unknown>) => patchGuest(organiser, id, guest.id, body);
      // A refusal keeps none of what was sent with it.
      const other = { name: 'Other', phone: '0550110099', invitees: 9, isWAPhone: true };
      const saving = await kit.refused('a change to no name', change({ ...other, name: '' }), invalid);
      kit.blames('name', saving);
      await kit.refused('an answer above the number invited', change({ ...other, rsvpCount: 10 }), invalid);
      await kit.refused('fewer people than nobody', change({ ...other, invitees: -1 }), invalid);
      await kit.refused('a number of people as text', change({ ...other, invitees: '4' }), invalid);
      await kit.refused('two and a half people', change({ ...other, invitees: 2.5 }), invalid);
      await kit.refused('a negative answer', change({ ...other, rsvpCount: -1 }), invalid);
      const after = await getGuest(organiser, id, guest.id);
      same('the guest is as before', [getDetails(after), after.answer], [details, { kind: 'waiting' }]);
      same('nobody was added', await namesIn(organiser, id), [details.name]);
    },
  },
  {
    name: 'an answer that the organiser records is the guest’s answer',
    screen: 'the guest’s drawer: answer by hand',
    assumes: ['A22'],
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const id = await kit.newEvent();
      const guest = await addGuest(organiser, id, { name: 'Grace', invitees: 4 });
      for (const count of [3, 0, 2, null, 4]) {
        await changeGuest(
          organiser,
          id,
          guest.id,
          count === null ? { rsvpCount: null } : { rsvpCount: count, rsvpConfirmed: count > 0 },
        );
        const invitation = await fetchInvitation(guestApi, guest.id);
        same(
          `the link shows ${count ?? 'no answer'}`,
          typeof invitation === 'object' && invitation.saved,
          count,
        );
        const seen = getCount(await getGuest(organiser, id, guest.id));
        same('the organiser sees the same', seen, count);
      }
      await patchGuest(organiser, id, guest.id, { rsvpCount: 2 });
      same('the number alone is enough', (await getGuest(organiser, id, guest.id)).answer, {
        kind: 'coming',
        count: 2,
      });
      const declined = await answerAndRead(guestApi, guest.id, 0);
      same('the guest may still answer', declined, { saved: true, count: 0 });
      const { rsvpConfirmed } = (await getGuest(organiser, id, guest.id)).fields;
      same('rsvpConfirmed follows the answer 0 of the guest', rsvpConfirmed ?? false, false);
    },
  },
];
