import type { Page } from '@playwright/test';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { leave } from '../support/visitor.ts';
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

test('the early panel equals the page’s panel', async ({ page, backend }) => {
  for (const [language, guestId, fields] of [
    ['en', guestOfFour, unanswered],
    ['ar', guestOfFour, { ...unanswered, rsvpCount: 2 }],
    ['tr', guestOfTheSingleDinner, { rsvpCount: null }],
  ] as const) {
    await backend.patch('guests', guestId, fields);
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
    expect(early.map(withoutSentence), language).toEqual(full.map(withoutSentence));
  }
});

test('[F07] [F20] an unsent answer or odd limit waits for the page and its texts', async ({
  page,
  backend,
}) => {
  const invitation = new InvitationPage(page);
  await backend.play('lenient');
  for (const [what, fields, shown] of [
    ['F18', { rsvpCount: 9 }, page.getByText('You confirmed 9 before.')],
    ['F20', { rsvpCount: null, invitees: null }, page.getByText('Please contact your host')],
    ['F07', unanswered, invitation.confirmed('3')],
  ] as const) {
    await backend.patch('guests', guestOfFour, { ...unanswered, ...fields });
    await leave(
      page,
      `guestwise.rsvp.${guestOfFour}`,
      JSON.stringify(what === 'F07' ? { count: 3, basedOn: 1, autoSend: false } : null),
    );
    const letThrough = await withoutBundle(page);
    await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
    // What the boot script draws, it draws right after its request.
    await page.evaluate(async () => {
      await window.early?.rsvp;
      await new Promise(requestAnimationFrame);
    });
    await expect(page.locator('.skeleton'), what).toBeVisible();
    letThrough();
    await expect(shown, what).toBeVisible();
  }
});
