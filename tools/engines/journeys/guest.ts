import { guestOfTheSingleDinner } from '../../../mocks/backend/seeds/dinner.ts';
import { guestOfTheGala } from '../../../mocks/backend/seeds/gala.ts';
import { guestOfFour } from '../../../mocks/backend/seeds/wedding.ts';
import { type Journeys, keys } from '../browser.ts';
import { expectEqual, openInvitation } from './invitation.ts';
import { createMockServer } from './mock-server.ts';

/** The journeys of a guest on a working page. */
export const guestJourneys: Journeys = {
  async 'a guest answers, changes the answer by keyboard, and finds it after a reload'(page) {
    const invitation = await openInvitation(page);
    await page.sees('Invited : 4');
    await invitation.add(2);
    await page.sees('Confirmed : 2');
    await invitation.confirm();
    await page.sees('Thank You!');
    await page.press('button', 'Change my answer');
    await page.focus('slider');
    await page.type([keys.home, keys.up, keys.up, keys.up]);
    await page.sees('Confirmed : 3');
    await invitation.confirm();
    await page.sees('Thank You!');
    expectEqual(await invitation.saves(), [2, 3], 'what was sent');
    await page.reload();
    await page.sees('Confirmed : 3');
  },

  async '[F13] Esc and the backdrop close the question about zero, and nothing is sent'(page) {
    const invitation = await openInvitation(page);
    await invitation.add(1);
    await page.press('button', 'One fewer');
    await page.sees('Confirmed : 0');
    for (const dismiss of [() => page.type([keys.escape]), () => page.pressAt(4, 4)]) {
      await page.press('button', 'Confirm');
      await invitation.untilDialog(true);
      await dismiss();
      await invitation.untilDialog(false);
      await page.untilFocused('button', 'Confirm');
    }
    expectEqual(await invitation.saves(), [], 'what was sent');
  },

  async '[F81] Confirm on an untouched invitation asks for a choice'(page) {
    const invitation = await openInvitation(page);
    await invitation.confirm();
    await page.sees('Choose how many will come');
    await page.untilFocused('slider');
    await invitation.untilDialog(false);
    expectEqual(await invitation.saves(), [], 'what was sent');
  },

  async 'the saved answer of a single guest is not shown beside another choice'(page) {
    const { patch } = createMockServer(page);
    await patch('guests', guestOfTheSingleDinner, { rsvpCount: 0 });
    await page.open(`/${guestOfTheSingleDinner}/rsvp?lang=en`);
    await page.sees('You have declined the invitation');
    await page.press('radio', 'Yes');
    await page.sees('Click on confirm to save your response');
    expectEqual(await page.shows('You have declined the invitation'), false, 'the saved answer is shown');
  },

  async '[F73] in Arabic the slider grows to the left, as its bar does'(page) {
    await page.open(`/${guestOfTheGala}/rsvp?lang=ar`);
    await page.until('the bundle', `return document.querySelector('.frame:not(:has(script))') !== null`);
    await page.focus('slider');
    await page.type([keys.home]);
    expectEqual(await page.value('slider'), '0', 'the slider after Home');
    await page.type([keys.left]);
    expectEqual(await page.value('slider'), '1', 'the slider after the left arrow');
    await page.type([keys.right]);
    expectEqual(await page.value('slider'), '0', 'the slider after the right arrow');
  },

  async 'after Back the page shows the server’s current answer'(page) {
    const invitation = await openInvitation(page, { rsvpCount: 1 });
    await page.sees('Confirmed : 1');
    await page.open('/favicon.svg');
    await invitation.patch('guests', guestOfFour, { rsvpCount: 4 });
    await page.run('history.back()');
    await page.sees('Confirmed : 4');
  },
};
