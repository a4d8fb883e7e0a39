import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encodeQR } from 'qr';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceGuestId, conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { guestWithFormula, hostileId } from '../../mocks/backend/seeds/hostile.ts';
import { guestOfTheGala } from '../../mocks/backend/seeds/gala.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';
import { plan } from '../support/planned.ts';
import { alwaysComeAs, placeOf, storedToken, visitAs } from '../support/visitor.ts';

const door = (eventId: string) => `/events/${eventId}/scan`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Guest’s link, name or phone' });
const guest = (page: Page) => page.getByRole('main').getByRole('article');
const heard = (page: Page) => page.getByRole('main').getByRole('status').first();
const checkIn = (page: Page) => guest(page).getByRole('button', { name: 'Check in', exact: true });
const log = (page: Page) => page.getByRole('region', { name: 'Checked in' });

/** Types into whatever has the focus and ends with Enter, as a USB scanner does. */
async function scan(page: Page, code: string) {
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}

/** Puts lines into the stored log that are no check-ins. */
const damageLog = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith('guestwise.arrivals')) ?? '';
    localStorage.setItem(key, JSON.stringify([{ guestId: '../x' }, ...JSON.parse(localStorage[key]), 7]));
  });

/** The keys in storage that belong to check-in. */
const keysOfCheckIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^guestwise\.(arrivals|exported|check-in)/.test(key)),
  );

/** Puts a camera into the browser that looks at a code. */
async function showToCamera(page: Page, text: string) {
  const code = encodeQR(text, 'raw', { border: 4, scale: 6 });
  await page.evaluate((code) => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    Object.assign(canvas, { width: code.length, height: code.length });
    const draw = () => {
      for (const [y, row] of code.entries()) {
        for (const [x, isDark] of row.entries()) {
          if (pen) pen.fillStyle = isDark ? '#222' : '#eee';
          pen?.fillRect(x, y, 1, 1);
        }
      }
      requestAnimationFrame(draw);
    };
    draw();
    MediaDevices.prototype.getUserMedia = async () => canvas.captureStream();
  }, code);
}

const link = (guestId: string) => `https://an-older-address.example/${guestId}/rsvp`;

test('[F59] [F74] a door with a USB scanner: found, let in, scanned again, changed, undone', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, door(weddingId));
  await expect(page.getByText('Saved on this device only.')).toBeVisible();

  await scan(page, link(guestWhoAccepted));
  await expect(guest(page).getByRole('heading', { name: 'Grace Okafor' })).toBeVisible();
  await expect(guest(page)).toContainText('Invited2');
  await expect(guest(page)).toContainText('Coming2');
  await expect(heard(page)).toHaveText('Grace Okafor: 2 coming');
  await checkIn(page).click();
  await expect(guest(page)).toContainText(/Checked in at .* · 2 people/);
  await expect(log(page)).toContainText(/2 people.*1 guest checked in/);

  await scan(page, guestWhoDeclined);
  await expect(guest(page)).toContainText('This guest declined. You can still check them in.');
  await guest(page).getByRole('button', { name: 'One fewer' }).click();
  await checkIn(page).click();
  await expect(log(page)).toContainText(/4 people.*2 guests checked in/);

  // The same code again is the same people, and there is nothing to press.
  await scan(page, link(guestWhoAccepted));
  await expect(guest(page)).toContainText(/Already checked in at .* · 2 people/);
  await expect(heard(page)).toContainText('Grace Okafor: Already checked in');
  await expect(checkIn(page)).toBeDisabled();
  await expect(log(page)).toContainText(/4 people.*2 guests checked in/);
  await guest(page).getByRole('button', { name: 'One more' }).click();
  await expect(guest(page)).toContainText('More people than invited');
  await guest(page).getByRole('button', { name: 'Update count' }).click();
  await expect(log(page)).toContainText(/5 people.*2 guests checked in/);

  await log(page).getByRole('button', { name: 'Undo last check-in' }).click();
  await expect(log(page)).toContainText(/4 people.*2 guests checked in/);
  await log(page).getByRole('button', { name: 'Undo last check-in' }).click();
  await expect(log(page)).toContainText(/2 people.*1 guest checked in/);
  await expect(field(page)).toBeFocused();
  expect((await backend.calls('updateGuest')).length).toBe(0);
});

test('[F63] the log outlives a session that was cut off, for its user alone; it is exported without formulas, and cleared on request', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, door(hostileId));
  await scan(page, guestWithFormula);
  await checkIn(page).click();
  await expect(log(page)).toContainText('1 guest checked in');
  await damageLog(page);
  await backend.play('reads:401');
  await page.reload();
  await new LoginPage(page).isShown();
  await backend.play();

  // A colleague neither sees it, nor is asked about it, nor deletes it with a logout.
  await alwaysComeAs(page, staff);
  await page.goto(door(hostileId));
  await expect(log(page)).toContainText('No check-ins yet');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await alwaysComeAs(page, admin);
  await page.goto(door(hostileId));
  await expect(log(page)).toContainText('1 guest checked in');

  const saving = page.waitForEvent('download');
  await log(page).getByRole('button', { name: 'Export' }).click();
  const file = await saving;
  const [head, row, ...more] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(file.suggestedFilename()).toMatch(/^arrivals-garden-party.*\.csv$/);
  expect(head).toBe('\uFEFF"Guest","People","Checked in at","Guest ID"');
  expect(row).toMatch(
    /^"'=HYPERLINK\(""https:\/\/evil\.example"",""Click""\)","\d+","20\d\d-\d\d-\d\d \d\d:\d\d:\d\d"/,
  );
  expect(more).toEqual(['']);

  await log(page).getByRole('button', { name: 'Clear' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to clear all check-ins on this device ?');
  await question.getByRole('button', { name: 'Clear' }).click();
  await expect(log(page)).toContainText('No check-ins yet');
  await expect(field(page)).toBeFocused();
  await page.reload();
  await expect(log(page)).toContainText('No check-ins yet');
});

test('a logout asks before it deletes check-ins that no file holds, and leaves none of them on the device', async ({
  page,
}) => {
  await visitAs(page, admin, door(weddingId));
  await scan(page, guestWhoAccepted);
  await checkIn(page).click();
  await expect(log(page)).toContainText('1 guest checked in');
  await damageLog(page);
  const logout = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' });
  await logout.click();
  const question = page.getByRole('heading', { name: 'Log out and delete the check-ins on this device?' });
  await expect(question).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 check-in is not exported');
  await page.getByRole('link', { name: 'Keep me logged in' }).click();
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  await page.goto(door(weddingId));
  await expect(log(page)).toContainText('1 guest checked in');

  await logout.click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await new LoginPage(page).isShown();
  expect(await storedToken(page)).toBeNull();
  expect(await keysOfCheckIn(page)).toEqual([]);
  await visitAs(page, admin, door(weddingId));
  await expect(log(page)).toContainText('No check-ins yet');

  // What a file holds is deleted without a question.
  await scan(page, guestWhoAccepted);
  await checkIn(page).click();
  await damageLog(page);
  const saving = page.waitForEvent('download');
  await log(page).getByRole('button', { name: 'Export' }).click();
  await saving;
  await logout.click();
  await new LoginPage(page).isShown();
  expect(await keysOfCheckIn(page)).toEqual([]);
});

test('[F58] [F59] [F60] what is no guest, a line that is down, no camera, and a name among ten thousand', async ({
  page,
  backend,
  request,
}) => {
  await visitAs(page, admin, door(weddingId));
  for (const code of [
    'https://evil.example/',
    'javascript:alert(1)',
    link(guestOfTheGala),
    link('no-such'),
  ]) {
    await scan(page, code);
    await expect(page.getByRole('heading', { name: 'Not on this event’s guest list' })).toBeVisible();
    await expect(page.getByRole('main').locator('code')).toHaveText(code);
    await expect(page.getByRole('main').locator('a[href*="evil"]')).toHaveCount(0);
  }
  expect(placeOf(page)).toBe(door(weddingId));

  await plan(request, backend.world, {
    operationId: 'getGuest',
    status: 503,
    body: { message: 'Back soon' },
  });
  await scan(page, link(guestWhoAccepted));
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Back soon');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest(page)).toContainText('Grace Okafor');

  await page.getByRole('button', { name: 'Use camera' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /(No camera found|Camera access is blocked).*search by name or phone/,
  );

  await showToCamera(page, link(guestWhoDeclined));
  await page.getByRole('button', { name: 'Use camera' }).click();
  await expect(page.getByLabel('Camera view')).toBeVisible();
  await expect(guest(page)).toContainText('Uncle Tariq');
  await page.getByRole('button', { name: 'Stop camera' }).click();
  await expect(page.locator('video')).toHaveCount(0);

  await page.goto(door(conferenceId));
  await scan(page, 'abbas 9998');
  await scan(page, '555 000 9999');
  const found = page.getByRole('button', { name: /5550009999/ });
  await found.click();
  await expect(guest(page)).toContainText('5550009999');
  const calls = await backend.calls('getGuest');
  expect(calls.at(-1)?.path).toBe(`/api/v1/events/${conferenceId}/guests/${conferenceGuestId(9_999)}`);
});
