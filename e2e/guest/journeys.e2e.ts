import { readFile } from 'node:fs/promises';
import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { guestOfTheSingleDinner } from '../../mocks/backend/seeds/dinner.ts';
import { expect, test } from '../support/fixtures.ts';
import { leave, storedToken, tokenKey } from '../support/visitor.ts';
import { InvitationPage } from './invitation-page.ts';

test('[F81] a party of four chooses, answers and changes the answer', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { rsvpCount: null, invitees: 4, inviteeOnCard: 4 });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByText('Invited : 4', { exact: true })).toBeVisible();
  await expect(invitation.confirmed('–')).toBeVisible();
  await expect(page.getByText('Drag the bar to select confirmed invitees')).toBeVisible();
  await expect(page.getByText('Click on confirm to save your response')).toBeHidden();
  await invitation.confirm.click();
  await invitation.confirm.click();
  await expect(page.getByText('Choose how many will come')).toBeVisible();
  await expect(invitation.slider).toBeFocused();
  await expect(invitation.zeroCount).toBeHidden();
  expect(await backend.calls('saveRsvp')).toEqual([]);

  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(invitation.confirmed('2')).toBeVisible();
  await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeFocused();
  await expect(page.getByText('Thank You for confirming your presence.')).toBeVisible();
  await expect(page.getByText('We will be happy to see you at our occasion.')).toBeVisible();
  await expect(page.getByText('2 people are coming')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const [card] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the card' }).click(),
  ]);
  expect(card.suggestedFilename()).toBe('invitation.jpg');
  expect((await readFile(await card.path())).subarray(0, 2).toString('hex')).toBe('ffd8');
  expect(requests.filter((address) => !address.startsWith('blob:'))).toEqual([]);

  await page.getByRole('button', { name: 'Change my answer' }).click();
  await invitation.choose(4);
  await invitation.confirm.click();
  await expect(page.getByText('4 people are coming')).toBeVisible();
  await page.reload();
  await expect(invitation.bundle).toBeVisible();
  await expect(invitation.confirmed('4')).toBeVisible();
  const answered = page.getByText('Your answer: 4 people are coming', { exact: true });
  await expect(answered).toBeVisible();
  const look = () => invitation.confirm.evaluate((confirm) => getComputedStyle(confirm).backgroundColor);
  const quiet = await look();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await expect(answered).toBeHidden();
  expect(await look()).not.toBe(quiet);
});

test('[F13] zero is asked about: Esc and the backdrop save nothing', async ({ page, backend }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(0);
  await invitation.confirm.click();
  await expect(invitation.zeroCount).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation.zeroCount).toBeHidden();
  await expect(invitation.confirm).toBeFocused();
  await invitation.confirm.click();
  await page.mouse.click(3, 3);
  await expect(invitation.zeroCount).toBeHidden();
  await expect(invitation.confirm).toBeFocused();
  expect(await backend.calls('saveRsvp')).toEqual([]);

  await invitation.confirm.click();
  await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(invitation.thankYou).toBeVisible();
  await expect(page.getByText('We will be happy to see you')).toBeHidden();
  await expect(page.getByText('Not coming')).toBeVisible();
});

test('the guest of a single-guest event answers Yes or No', async ({ page, backend }) => {
  await backend.patch('guests', guestOfTheSingleDinner, { rsvpCount: null });
  const invitation = await InvitationPage.open(page, guestOfTheSingleDinner);
  await expect(
    page
      .getByRole('group', { name: 'Will you be attending this event?' })
      .or(page.getByRole('radiogroup', { name: 'Will you be attending this event?' })),
  ).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await invitation.confirm.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose Yes or No.' })).toBeVisible();

  await page.getByText('Yes', { exact: true }).click();
  await invitation.confirm.click();
  await expect(page.getByText('Yes, I am coming')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have confirmed attendance')).toBeVisible();

  await page.getByRole('radio', { name: 'No' }).check();
  await invitation.confirm.click();
  await invitation.zeroCount.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('No, I cannot come')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You have declined the invitation')).toBeVisible();
});

test('[F65] a change of language keeps the answer and the focus', async ({ page }) => {
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(1);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByText('الحضور المؤكَّد: 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'العربية' })).toBeFocused();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByText('Katılacak: 1', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test('[F17] the boot script requests invitation and card once, no token', async ({ page, backend }) => {
  await leave(page, tokenKey, '"header.stale.signature"');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js/, '.js')),
  );
  const invitation = await InvitationPage.open(page, guestOfFour);
  await expect(page.getByRole('navigation')).toBeVisible();
  const own = requests.filter((path) => !path.endsWith('.svg'));
  expect(own.toSorted()).toEqual([
    `/${guestOfFour}/rsvp`,
    `/api/v1/events/guests/${guestOfFour}/rsvp`,
    '/assets/guest-en.js',
    `/cards/${guestOfFour}`,
  ]);
  await invitation.choose(2);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  const calls = [...(await backend.calls('getRsvp')), ...(await backend.calls('saveRsvp'))];
  expect(calls.map(({ authorization }) => authorization)).toEqual([false, false]);
  expect(await storedToken(page)).not.toBeNull();
});
