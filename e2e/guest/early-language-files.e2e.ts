import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';

test('[F80] a language that fails to load delays no answer', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  const messages = '**/assets/messages-tr-*.js*';
  await page.route(messages, (route) => route.abort());
  await invitation.choose(3);
  await invitation.confirm.click();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  letThrough();
  await expect(invitation.thankYou).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await backend.sent('saveRsvp')).toEqual([{ rsvpCount: 3 }]);

  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByRole('alert').getByText('Check your connection and try again.')).toBeVisible();
  await page.unroute(messages);
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await expect(page.getByRole('heading', { name: 'Teşekkürler!' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Check your connection and try again.')).toBeHidden();
});
