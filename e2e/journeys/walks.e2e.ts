import { admin } from '../../mocks/backend/seeds/accounts.ts';
import {
  guestWhoAccepted,
  guestOfFour,
  reminderMessage,
  weddingId,
} from '../../mocks/backend/seeds/wedding.ts';
import { checkIn, checkInPath, drawCodes, encodeLink, log } from '../support/check-in-desk.ts';
import { countInteractions } from '../support/counted.ts';
import { expect, test } from '../support/fixtures.ts';
import { leave, visitAs } from '../support/visitor.ts';

test('unanswered guests get WhatsApp: two clicks, then one per guest', async ({ page, context, backend }) => {
  await backend.patch('messages', reminderMessage, { separateRSVP: false });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await leave(page, 'guestwise.country-code', '"90"');
  await visitAs(page, admin, '/events');
  const person = countInteractions(page);
  const main = page.getByRole('main');
  await person.click(main.getByRole('link', { name: /^Layla & Omar/ }));
  await person.click(main.getByRole('link', { name: 'Remind' }));
  await expect(main.getByRole('heading', { name: 'Remind 4 guests' })).toBeVisible();
  expect(person.all).toBe(2);
  const before = person.all;
  for (const name of ['Yusuf & Hana Haddad', 'The Lindqvists', 'Miriam Aziz']) {
    await expect(main.getByRole('article').getByRole('heading')).toHaveText(name);
    await person.click(main.getByRole('article').getByRole('link', { name: /Open in WhatsApp/ }));
    await page.bringToFront();
  }
  expect(person.all - before).toBe(3);
});

test('guests are found, ticked and edited by keyboard alone', async ({ page }) => {
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}`);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  for (const key of ['j', 'j', 'x', 'k', 'x']) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Selected guests' })).toContainText('2 guests selected');
  await page.keyboard.press('/');
  await page.keyboard.type('okafor');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox').press('Tab');
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('e');
  const name = page.getByRole('complementary').getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Grace Okafor');
  await name.fill('Grace Okafor-Haddad');
  await page.keyboard.press('Control+Enter');
  await expect(rows.first()).toContainText('Grace Okafor-Haddad');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the letters of each field have at least 16 px: iOS zooms into others', async ({ page }) => {
    await visitAs(page, admin, `/events/guests/all?event=${weddingId}&add=true`);
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    const sizes = await page
      .locator('input:not([type=checkbox]), textarea, select')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });

  test('[F58] check-in by camera is one tap a guest, with a sound', async ({ page }) => {
    const codes = [guestOfFour, guestWhoAccepted].map((id) => encodeLink(`https://party.example/${id}/rsvp`));
    await page.addInitScript(drawCodes, codes);
    await page.addInitScript(() => {
      const noticed = Object.assign(window, { felt: [] as unknown[], tones: [] as number[] });
      Navigator.prototype.vibrate = (pattern) => noticed.felt.push(pattern) > 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when) {
        noticed.tones.push(this.frequency.value);
        start.call(this, when);
      };
    });
    await visitAs(page, admin, checkInPath(weddingId));
    const person = countInteractions(page);
    await expect(page.getByLabel('Camera view')).toBeVisible();
    const guest = page.getByRole('main').getByRole('article');
    await expect(guest).toContainText('Yusuf & Hana Haddad');
    await expect(page.locator('[data-tone="positive"][aria-hidden]')).toHaveCount(1);
    await person.click(checkIn(page));
    await page.evaluate(() => Object.assign(window, { shownCode: 1 }));
    await expect(guest).toContainText('Grace Okafor');
    await person.click(checkIn(page));
    await expect(log(page)).toContainText('2 guests checked in');
    expect(person.all).toBe(2);
    expect(await page.evaluate(() => Reflect.get(window, 'felt'))).toEqual([[30], [30]]);
    expect(await page.evaluate(() => Reflect.get(window, 'tones'))).toEqual([880, 880]);
    // The switch turns both off.
    const sound = page.getByRole('switch', { name: 'Sound and vibration' });
    // The guest's card covers the bottom of the window.
    await log(page).locator('summary').press('Enter');
    await sound.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 150));
    await sound.click();
    await page.evaluate(() => Object.assign(window, { shownCode: 0 }));
    await expect(guest).toContainText('Yusuf & Hana Haddad');
    await expect(guest).toContainText('Already checked in');
    expect(await page.evaluate(() => Reflect.get(window, 'felt'))).toHaveLength(2);
  });
});

test('offline, the device’s list finds a guest and checks them in', async ({ page, context }) => {
  await visitAs(page, admin, checkInPath(weddingId));
  const main = page.getByRole('main');
  await expect(main).toContainText('6 guests still expected');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Guest’s link, name or phone' }).fill('elena');
  await main
    .getByRole('button', { name: /Dr\. Elena Petrova/ })
    .first()
    .click();
  await expect(main.getByRole('article')).toContainText('Dr. Elena Petrova');
  await checkIn(page).click();
  await expect(log(page)).toContainText('1 guest checked in');
  await context.setOffline(false);
});
