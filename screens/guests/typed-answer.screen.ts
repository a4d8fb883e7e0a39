import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestNotOnWhatsApp as guest, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { loginPage } from '../support/login-page.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const answers = page.getByRole('group', { name: 'Record an answer' });
const field = answers.getByRole('textbox', { name: 'People coming' });
const save = answers.getByRole('button', { name: 'Save' });
const complaint = answers.getByText('Enter a whole number from 0 to 12');
const sent = async () =>
  (await backend.calls('updateGuest')).map(({ body }) => (body as { rsvpCount: unknown }).rsvpCount);

const openLargeInvitation = (rsvpCount: number | null) =>
  openRoute(`/events/guests/all?event=${weddingId}&guest=${guest}`, {
    before: () => backend.patch('guests', guest, { invitees: 12, rsvpCount }),
  });

test('an answer that is typed is sent as it is, or not at all', async () => {
  await openLargeInvitation(4);
  await expect.element(field).toHaveValue('4');
  for (const text of ['', 'abc', '-2', '7.5', '13', '99']) {
    await field.fill(text);
    await save.click();
    await expect.element(complaint).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(text);
  }
  await field.fill('5');
  await expectCount(complaint, 0);
  expect(await sent()).toEqual([]);
  await save.click();
  await expect.poll(sent).toEqual([5]);
});

test('[F10] a number that is typed while another one is being saved stays', async () => {
  await openLargeInvitation(4);
  backend.play('updateGuest:latency');
  await field.fill('8');
  await save.click();
  await field.fill('7');
  await expect.element(page.getByRole('complementary').getByText('8 coming')).toBeVisible();
  expect(await sent()).toEqual([8]);
  await expect.element(field).toHaveValue('7');
});

test('[F41] an answer whose response ends the session is not saved', async () => {
  await openLargeInvitation(null);
  await expect.element(field).toBeVisible();
  backend.play('updateGuest:401');
  await field.fill('3');
  await save.click();
  await loginPage.isShown();
  await expect.element(toasts.getByText('We could not save this answer.')).toBeVisible();
});
