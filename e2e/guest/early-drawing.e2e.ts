import type { Page } from '@playwright/test';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered, withoutBundle } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

/** The elements of the panel, without the generated names. */
const drawing = (page: Page) =>
  page.locator('.sheet').evaluate((sheet) => {
    const byChance = new Set(['name', 'value', 'checked']);
    const shown = [...sheet.querySelectorAll('*')].filter((element) => !element.closest('.last-resort'));
    return shown.map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => !byChance.has(name));
      const words = attributes.map(({ name, value }) => `${name}="${value}"`).toSorted();
      const state = element instanceof HTMLInputElement ? `${element.value} ${element.checked}` : '';
      return [element.tagName, ...words, element.children.length > 0 ? '' : element.textContent, state].join(
        ' ',
      );
    });
  });

const plain = [
  ['a guest of four who has not answered', guestOfFour, unanswered],
  ['a guest of four who comes with one', guestOfFour, { ...unanswered, rsvpCount: 2 }],
  ['a single guest', guestOfTheSingleDinner, { rsvpCount: null }],
] as const;

for (const [who, guestId, fields] of plain) {
  test(`the early panel equals the page’s panel: ${who}`, async ({ page, backend }) => {
    await backend.patch('guests', guestId, fields);
    for (const language of ['en', 'tr', 'ar']) {
      const { letThrough } = await openEarly(page, guestId, `?lang=${language}`);
      const early = await drawing(page);
      letThrough();
      await expect(new InvitationPage(page).bundle).toBeVisible();
      // Without an answer, the early panel has no text for the count: the slider shows the number.
      const unspoken = fields.rsvpCount === null ? / aria-valuetext="[^"]*"/ : '';
      // The page adds the sentence of a saved answer, with its plurals, to a line that has its room already.
      const withoutSentence = (line: string) =>
        line.replace(/(?<=^P class="answered" data-early="answered" ).*/, '');
      const full = (await drawing(page)).map((line) => line.replace(unspoken, ''));
      expect(early.map(withoutSentence)).toEqual(full.map(withoutSentence));
    }
  });
}

const notPlain = [
  ['F18', 'a count above the limit', { rsvpCount: 9, invitees: 4, inviteeOnCard: 4 }],
  ['F20', 'no number of invitees', { rsvpCount: null, invitees: null, inviteeOnCard: 4 }],
] as const;

for (const [fault, what, fields] of notPlain) {
  test(`[${fault}] ${what} waits for the page, which has the texts for it`, async ({
    page,
    request,
    backend,
  }) => {
    const event = { welcomeMessage: 'Hello', rsvpMessage: 'Please answer', isSingleGuest: false };
    const data = { operationId: 'getRsvp', body: { data: { _id: guestOfFour, ...fields, event } } };
    await request.post('/_mock/answer', { headers: backend.world, data });
    const letThrough = await withoutBundle(page);
    const answered = page.waitForResponse('**/api/v1/**');
    await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
    await (await answered).finished();
    await expect(page.locator('.skeleton')).toBeVisible();
    letThrough();
    await expect(new InvitationPage(page).bundle).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  });
}

test('[F07] a waiting answer is not ignored', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  await page.addInitScript(([key, unsent]) => localStorage.setItem(key, unsent), [
    `guestwise.rsvp.${guestOfFour}`,
    JSON.stringify({ count: 3, instead: 1, waiting: false }),
  ] as const);
  const letThrough = await withoutBundle(page);
  const answered = page.waitForResponse('**/api/v1/**');
  await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
  await (await answered).finished();
  await page.evaluate(async () => {
    await window.early?.rsvp;
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await expect(page.locator('.skeleton')).toBeVisible();
  letThrough();
  await expect(new InvitationPage(page).confirmed('3')).toBeVisible();
});
