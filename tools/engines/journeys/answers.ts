import { guestOfFour } from '../../../mocks/backend/seeds/wedding.ts';
import { expectEqual, openInvitation } from './invitation.ts';
import type { Journeys } from './journey.ts';

const wouldAskBeforeLeaving = `return !dispatchEvent(new Event('beforeunload', { cancelable: true }))`;

/** What happens to an answer if the connection or the server fails. */
export const answerJourneys: Journeys = {
  async '[F20] an unsent 3 is stored and not sent while the invitation has no number, after Back or a reload'(
    page,
  ) {
    const invitation = await openInvitation(page);
    await invitation.add(3);
    await invitation.confirmOffline();
    const before = await invitation.saves();
    const nothing = { body: { data: {} } };
    await invitation.answer('getRsvp', nothing);
    const reads = (await invitation.calls('getRsvp')).length;
    await invitation.comeOnline();
    await page.until(
      'a read',
      `const request = new XMLHttpRequest();
       request.open('GET', '/_mock/log?operationId=getRsvp', false);
       request.send();
       return JSON.parse(request.responseText).length > arguments[0]`,
      reads,
    );
    await page.sees('Confirmed : 3');
    // The boot script's read, and a second read: the first may be older than the unsent answer.
    await invitation.answer('getRsvp', { ...nothing, times: 2 });
    await page.reload();
    await page.sees('We keep it and send it once we know how many people are invited.');
    expectEqual(await invitation.saves(), before, 'what was sent');
    expectEqual(await page.shows('Thank You!'), false, 'thanks');
    await invitation.comeOnline();
    await page.sees('3 people are coming');
    expectEqual(await invitation.saves(), [...before, 3], 'what was sent');
  },

  async '[F18] an unsent 4 is not reduced to a new limit of 1: the guest is asked again'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(4);
    await invitation.confirmOffline();
    const before = await invitation.saves();
    await invitation.patch('guests', guestOfFour, { invitees: 1 });
    await page.reload();
    await page.sees('Your answer (4) was not sent.');
    expectEqual(await invitation.saves(), before, 'what was sent');
    await invitation.add(1);
    await invitation.confirm();
    await page.sees('1 person is coming');
    expectEqual(await invitation.saves(), [...before, 1], 'what was sent');
  },

  async '[F04] a 200 about another guest does not count as saved'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(3);
    await invitation.answer('saveRsvp', {
      body: { status: 'success', data: { _id: 'other', rsvpCount: 1 } },
    });
    await invitation.confirm();
    await page.sees('Your answer was not saved.');
    await page.sees('Confirmed : 3');
    expectEqual(await page.shows('Thank You!'), false, 'thanks');
  },

  async '[F39] if the browser stores nothing, the guest is told and the tab asks before it is closed'(page) {
    const invitation = await openInvitation(page);
    await page.run(`Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }`);
    await invitation.add(2);
    await invitation.confirmOffline('Your answer is not kept on this device.');
    expectEqual(await page.run(wouldAskBeforeLeaving), true, 'the tab asks');
    await invitation.comeOnline();
    await page.sees('2 people are coming');
    expectEqual(await page.run(wouldAskBeforeLeaving), false, 'the tab asks');
  },

  async 'a refused count shows the new limit, and the guest chooses again'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(3);
    await invitation.patch('guests', guestOfFour, { invitees: 2 });
    await invitation.confirm();
    await page.sees('Your invitation now allows up to 2 people.');
    await invitation.add(2);
    await invitation.confirm();
    await page.sees('2 people are coming');
  },

  async '[F14] the 404 page of a proxy does not remove the choice'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(2);
    await invitation.answer('saveRsvp', {
      status: 404,
      text: '<h1>Not Found</h1>',
      contentType: 'text/html',
    });
    await invitation.confirm();
    await page.sees('Your answer was not saved.');
    await page.sees('Confirmed : 2');
    await page.press('button', 'Try again');
    await page.sees('2 people are coming');
  },

  async '[F08] a save that was applied before the connection dropped is found'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(3);
    await invitation.play('saveRsvp:applied-then-dies');
    await invitation.confirm();
    await page.sees('3 people are coming');
  },

  async '[F07] an answer given without a connection is sent once it is back'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(2);
    await invitation.confirmOffline();
    await page.reload();
    await page.sees('2 people are coming');
    expectEqual((await invitation.saves()).at(-1), 2, 'what was sent');
  },
};
