import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { loginPage } from '../support/login-page.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const guest = `${list}&guest=${guestWhoNeverAnswered}`;
const paths = async () => (await backend.calls('selectMessage')).map(({ path }) => path.split('/').at(-2));
const logOut = () => page.getByRole('link', { name: 'Logout' }).first().click();

test('[F10] of two quick selections the last one wins, also where the first response is slow', async () => {
  await openRoute(`/apps/event/${weddingId}?tab=messages`);
  const radios = page.getByRole('listitem').getByRole('radio');
  await expect.element(radios.first()).toBeChecked();
  backend.play('selectMessage:latencyx1');
  await radios.nth(1).click({ force: true });
  await expect.element(radios.nth(1)).toBeChecked();
  await radios.first().click({ force: true });
  await expect.element(radios.first()).toBeChecked();
  await expect.poll(paths).toHaveLength(2);
  const [one, two] = await paths();
  expect(one).not.toBe(two);
  backend.play();
  follow('/events');
  follow(`/apps/event/${weddingId}?tab=messages`);
  await expect.element(radios.first()).toBeChecked();
});

test('[F08] a logout while a form is being sent says that its outcome is unknown', async () => {
  await openRoute('/apps/event/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  backend.play('createEvent:silent');
  await page.getByRole('button', { name: 'Create event' }).click();
  await logOut();
  await loginPage.isShown();
  await expect
    .element(
      page.getByText('Something was still being sent when the session ended. Check whether it was saved.'),
    )
    .toBeVisible();
});

test('[F41] an answer by hand whose response ends the session is said to be not saved', async () => {
  await openRoute(guest);
  const answers = page.getByRole('group', { name: 'Answer given by phone or in person' });
  await expect.element(answers).toBeVisible();
  backend.play('updateGuest:401');
  await answers.getByText('3').click();
  await loginPage.isShown();
  await expect.element(toasts.getByText('We could not save this answer.')).toBeVisible();
});
