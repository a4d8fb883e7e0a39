import type { Journeys } from '../browser.ts';
import { expectEqual, openInvitation } from './invitation.ts';

const wouldAskBeforeLeaving = `return !dispatchEvent(new Event('beforeunload', { cancelable: true }))`;

/** What engines do differently while the connection fails: storage, reloads and cut responses. */
export const answerJourneys: Journeys = {
  async '[F07] an answer given without a connection is sent once it is back'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(2);
    await invitation.confirmOffline();
    await page.reload();
    await page.sees('2 people are coming');
    expectEqual((await invitation.saves()).at(-1), 2, 'what was sent');
  },

  async '[F08] a save that was applied before the connection dropped is found'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(3);
    await invitation.play('saveRsvp:applied-then-dies');
    await invitation.confirm();
    await page.sees('3 people are coming');
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
};
