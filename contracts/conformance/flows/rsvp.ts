import type { Flow } from '../flow.ts';
import { details, getDetails, getCount } from '../guest-rows.ts';
import { Mismatch } from '../mismatch.ts';
import {
  addGuest,
  answer,
  answerAndRead,
  changeGuest,
  getGuest,
  patchEvent,
  fetchInvitation,
  tryAnswer,
} from '../reads.ts';

const words = { welcomeMessage: 'Please be with us.', rsvpMessage: 'Please let us know.' };

export const rsvpFlows: Flow[] = [
  {
    name: 'a link shows the invitation of its guest',
    screen: 'the guest’s page (/{guestId}/rsvp)',
    assumes: ['A1', 'A15', 'A16'],
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const read = async (guestId: string) => {
        const invitation = await fetchInvitation(guestApi, guestId);
        if (typeof invitation === 'string') throw new Mismatch('getRsvp', 'an invitation', invitation);
        return invitation;
      };
      const id = await kit.newEvent({ name: 'A dinner', ...words });
      const single = await kit.newEvent({
        name: 'A lunch',
        welcomeMessage: 'Lunch',
        rsvpMessage: 'Yes or no?',
        isSingleGuest: true,
      });
      const grace = await addGuest(organiser, id, { name: 'Grace', invitees: 4, inviteeOnCard: 3 });
      const tariq = await addGuest(organiser, single, { name: 'Tariq', invitees: 1 });
      const alone = await addGuest(organiser, id, { name: 'Salma', invitees: 1 });
      const forOne = await read(alone.id);
      same('one guest of an event that asks for a number: isSingleGuest', forOne.isSingleGuest, false);
      same('the invitation of a guest who has not answered', await fetchInvitation(guestApi, grace.id), {
        guestId: grace.id,
        saved: null,
        limit: 4,
        inviteeOnCard: 3,
        ...words,
        isSingleGuest: false,
      });
      same('the invitation to another event, for one', await fetchInvitation(guestApi, tariq.id), {
        guestId: tariq.id,
        saved: null,
        limit: 1,
        inviteeOnCard: 1,
        welcomeMessage: 'Lunch',
        rsvpMessage: 'Yes or no?',
        isSingleGuest: true,
      });
      const { data: silent } = await organiser.api.POST('/api/v1/events', { body: { name: 'No words' } });
      const silentId = String(silent?.data._id);
      const salma = await addGuest(organiser, silentId, { name: 'Salma' });
      const without = await read(salma.id);
      await kit.remove([{ id: silentId }]);
      const silence = { welcomeMessage: '', rsvpMessage: '' };
      same('an event without words has none', without, { ...without, ...silence });
      same('a guest for one says no', await answerAndRead(guestApi, tariq.id, 0), { saved: true, count: 0 });
      same('and then yes', await answerAndRead(guestApi, tariq.id, 1), { saved: true, count: 1 });
      await changeGuest(organiser, id, grace.id, { invitees: 6, inviteeOnCard: 6 });
      const after = await read(grace.id);
      same('invitees follow what the organiser changes', after.limit, 6);
      same('inviteeOnCard follows what the organiser changes', after.inviteeOnCard, 6);
      await patchEvent(organiser, id, { welcomeMessage: 'We have moved.', isSingleGuest: true });
      const { welcomeMessage, isSingleGuest } = await read(grace.id);
      same('and the new welcomeMessage', welcomeMessage, 'We have moved.');
      same('and isSingleGuest', isSingleGuest, true);
    },
  },
  {
    name: 'an answer is saved, and changes with the guest’s mind',
    screen: 'the guest’s page: Confirm',
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const id = await kit.newEvent({ name: 'A dinner' });
      const [grace, tariq] = [
        await addGuest(organiser, id, { ...details, inviteeOnCard: 2 }),
        await addGuest(organiser, id, { name: 'Tariq', invitees: 4 }),
      ];
      for (const count of [3, 3, 0, 4, 1]) {
        same(`${count} is saved`, await answerAndRead(guestApi, grace.id, count), { saved: true, count });
        const after = await getGuest(organiser, id, grace.id);
        same('the organiser sees it', getCount(after), count);
        same('the guest’s details stay', getDetails(after), { ...details, inviteeOnCard: 2 });
        const params = { path: { eventId: id, guestId: grace.id } };
        const { data } = await organiser.api.GET('/api/v1/events/{eventId}/guests/{guestId}', { params });
        same(`rsvpConfirmed of ${count}`, data?.data.rsvpConfirmed ?? count > 0, count > 0);
      }
      // After another success the page would have to read the answer before it thanks.
      const { status } = await kit.send('saveRsvp', { ids: { guestId: grace.id }, body: { rsvpCount: 1 } });
      same('a saved answer is 200', status, 200);
      same('the other guest has not answered', (await getGuest(organiser, id, tariq.id)).answer, {
        kind: 'waiting',
      });
      const company = await addGuest(organiser, id, { name: 'A company', invitees: 250 });
      same('all 250 of a company come', await answerAndRead(guestApi, company.id, 250), {
        saved: true,
        count: 250,
      });
    },
  },
  {
    name: 'an invalid answer is refused, and the saved answer stays',
    screen: 'the guest’s page: Confirm',
    async run(kit) {
      const { organiser, guestApi, same } = kit;
      const id = await kit.newEvent({ name: 'A dinner' });
      const grace = await addGuest(organiser, id, { name: 'Grace', invitees: 4 });
      same('more than invited', await tryAnswer(guestApi, grace.id, 5), 'refused');
      same('nothing was saved', (await getGuest(organiser, id, grace.id)).answer, { kind: 'waiting' });
      await answer(guestApi, grace.id, 2);
      same('more than invited', await tryAnswer(guestApi, grace.id, 99), 'refused');
      same('far more than invited', await tryAnswer(guestApi, grace.id, 1_000_000), 'refused');
      same('fewer than nobody', await tryAnswer(guestApi, grace.id, -1), 'refused');
      same('half a person', await tryAnswer(guestApi, grace.id, 1.5), 'refused');
      const ids = { guestId: grace.id };
      for (const body of [{}, ...[null, true, '', '2', [], [1], {}].map((rsvpCount) => ({ rsvpCount }))]) {
        const { status } = await kit.send('saveRsvp', { ids, body });
        const what = `${JSON.stringify(body)}, an answer without a number, is refused with 4xx`;
        kit.holds(what, status >= 400 && status < 500, status);
      }
      await kit.send('getRsvp', { ids, query: { rsvpCount: '1' } });
      same('the saved answer stays', (await getGuest(organiser, id, grace.id)).answer, {
        kind: 'coming',
        count: 2,
      });
      await changeGuest(organiser, id, grace.id, { invitees: 3, inviteeOnCard: 3 });
      same('the limit is that of today', await tryAnswer(guestApi, grace.id, 4), 'refused');
      same('and up to it all is well', await answerAndRead(guestApi, grace.id, 3), { saved: true, count: 3 });
    },
  },
  {
    name: 'a link that no guest has is not valid, whatever its form',
    screen: 'the guest’s page: “This link is not valid”',
    async run(kit) {
      const id = await kit.newEvent({ name: 'A dinner' });
      const phone = String(Math.random()).slice(2, 12).padEnd(10, '5');
      const name = `Grace-${phone}`;
      const grace = await addGuest(kit.organiser, id, { name, phone });
      // Ids that are counted are short, and those next to one may be other guests'.
      const isCounted = grace.id.length < 12;
      // Of a server that counts, these may be guests; of another one, they would be places in a list.
      for (const place of ['0', '1', '2']) {
        const read = await fetchInvitation(kit.guestApi, place);
        const opened = typeof read === 'object' ? read.guestId : read;
        kit.holds(`the link ${place} opens no other`, ['not-valid', place].includes(String(opened)), opened);
      }
      // Wildcards of SQL's LIKE. Only ids near this one, so that a server that obeys them answers for few guests.
      for (const wildcard of ['_', '%']) {
        const link = grace.id.slice(0, -1) + wildcard;
        if (link === grace.id) continue;
        const read = await fetchInvitation(kit.guestApi, link);
        kit.holds(`getRsvp by ${link} opens no invitation`, typeof read !== 'object', read);
        const saving = await kit.send('saveRsvp', { ids: { guestId: link }, body: { rsvpCount: 1 } });
        kit.holds(`saveRsvp by ${link} answers for nobody`, !saving.ok, saving.status, saving);
      }
      const { status } = await kit.send('getRsvp', { ids: { guestId: 'a\0b' } });
      kit.holds('a link with a NUL character, a%00b, answers 4xx', status >= 400 && status < 500, status);
      const near = [...(isCounted ? [] : [grace.id.slice(0, -1), `${grace.id}0`]), phone, name];
      for (const link of [
        id,
        ...near,
        'nobody',
        '000000000000000000000000',
        crypto.randomUUID(),
        'A'.repeat(128),
      ]) {
        const response = await kit.send('getRsvp', { ids: { guestId: link } });
        const said = (await response.text()).replaceAll(link, '');
        kit.same('a refusal names no link that is valid', said.includes(grace.id), false);
        const what = `the link ${link.slice(0, 40)}`;
        kit.same(`reading ${what}`, await fetchInvitation(kit.guestApi, link), 'not-valid');
        kit.same(`answering by ${what}`, await tryAnswer(kit.guestApi, link, 1), 'not-valid');
      }
    },
  },
];
