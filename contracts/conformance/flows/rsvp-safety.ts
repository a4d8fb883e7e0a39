import type { Flow } from '../flow.ts';
import { noteGuessable } from '../guessable.ts';
import { addGuest, addMessage, getGuest, patchEvent, patchGuest } from '../reads.ts';

const words = { welcomeMessage: 'Please be with us.', rsvpMessage: 'Please let us know.' };

export const rsvpSafetyFlows: Flow[] = [
  {
    name: 'the public link gives nothing away',
    screen: 'the guest’s page, in the hands of a stranger',
    assumes: ['A13'],
    async run(kit) {
      const { organiser, holds } = kit;
      const id = await kit.newEvent({ name: 'A dinner', ...words });
      const secret = { name: 'Zebulon Quillfeather', phone: '0559876543' };
      const title = 'Ottoline only';
      await addMessage(organiser, id, { title, message: title });
      const guest = await addGuest(organiser, id, { ...secret, invitees: 4, inviteeOnCard: 3 });
      // A field that the server may know or not; a guest's page has no use for it.
      const note = 'Far from the Ottolines';
      await patchGuest(organiser, id, guest.id, { note }).catch(() => {});
      const plan = 'A surprise for Ottoline';
      await patchEvent(organiser, id, { plan }).catch(() => {});
      const neighbour = await addGuest(organiser, id, { name: 'Xanthippe Oddly', phone: '0551234987' });
      const { data: me } = await organiser.api.GET('/api/v1/users/me');
      const { discrepancies } = await getGuest(organiser, id, guest.id);
      const { email, phone = '-', displayName = '-' } = me?.data ?? { email: '-' };
      const hidden = {
        ...secret,
        note,
        plan,
        title,
        firstName: 'Zebulon',
        lastName: 'Quillfeather',
        neighbour: neighbour.id,
        theirName: 'Xanthippe Oddly',
        theirPhone: '0551234987',
        email,
        organisersPhone: phone,
        organisersName: displayName,
        organisersId: me?.data._id ?? '-',
        discrepancy: discrepancies[0] ?? '-',
      };
      const ids = { guestId: guest.id };
      const saved = await kit.send('saveRsvp', { ids, body: { rsvpCount: 2 } });
      const refused = await kit.send('saveRsvp', { ids, body: { rsvpCount: 99 } });
      const reads = [await kit.send('getRsvp', { ids })];
      for (const rsvpCount of [0, 4]) {
        await kit.send('saveRsvp', { ids, body: { rsvpCount } });
        reads.push(await kit.send('getRsvp', { ids }));
      }
      const inARow: string[] = [];
      for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
        inARow.push((await addGuest(organiser, id, { name })).id);
      kit.notes.push(...[noteGuessable(inARow)].filter((note) => note !== undefined));
      for (const response of [...reads, saved, refused]) {
        const body = await response.text();
        const text = body + JSON.stringify([...response.headers]);
        const digits = body.replaceAll(guest.id, '').replaceAll(id, '');
        holds(
          'the answer does not tell the end of the number',
          !digits.includes(secret.phone.slice(-4)),
          body,
          response,
        );
        for (const [what, value] of Object.entries(hidden))
          holds(`the answer does not tell: ${what}`, value === '-' || !text.includes(value), text, response);
        const secretField = /"(password\w*|token\w*|guestsAnalytics|createdBy|user|email|guests)"\s*:/i.exec(
          body,
        )?.[1];
        holds(`the answer has no field ${secretField}`, secretField === undefined, body, response);
      }
    },
  },
];
