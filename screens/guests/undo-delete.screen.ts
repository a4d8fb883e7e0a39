import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { pendingDeletes } from '../../src/domain/pending-deletes.ts';
import { backend } from '../support/backend.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const row = page.getByRole('row', { name: /The Lindqvists/ });
const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });

test('[F82] the panel of a guest with a pending delete stays closed, also after Back, until an undo', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await expect.element(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  history.back();
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByLabelText('Select The Lindqvists').click();
  await page.getByRole('region', { name: 'Selected guests' }).getByRole('button', { name: 'Delete' }).click();
  await expect.element(row).not.toBeInTheDocument();
  history.forward();
  await expect.poll(() => location.search).toContain(`guest=${guestWhoNeverAnswered}`);
  await expect.element(panel).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
  await pendingDeletes.flush();
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test.each([360, 1440])(
  '[F82] of seven guests deleted one after the other, none loses its Undo at %i px',
  async (width) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, width });
    const boxes = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!all)/ });
    const countRows = () => boxes.elements().length;
    await expect.element(boxes.first()).toBeVisible();
    const before = countRows();
    for (let count = 1; count <= 7; count += 1) {
      await boxes.first().click();
      await page
        .getByRole('region', { name: 'Selected guests' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect.poll(countRows).toBe(before - count);
    }
    await expectTexts(toasts, [/^7 guests deletedUndo/]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(countRows).toBe(before);
    await expectTexts(toasts, ['7 guests restored']);
    await pendingDeletes.flush();
    expect(await backend.calls('deleteGuest')).toEqual([]);
  },
);

test('[F82] if the session ends before a guest is deleted, the login page says that they were not', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  backend.play('getGuest:401');
  await page
    .getByRole('row', { name: /Grace Okafor/ })
    .getByRole('link')
    .first()
    .click();
  await expect.poll(place).toMatch(/^\/login/);
  await expect
    .element(page.getByText('“The Lindqvists” was not deleted: the session ended first.'))
    .toBeVisible();
  // At once, because a toast disappears.
  expect(toasts.elements()).toEqual([]);
  expect(await backend.calls('deleteGuest')).toEqual([]);
});

test('[F82] after a logout that could not delete, nothing can be tried again, and no name is shown', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  backend.play('deleteGuest:503');
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await login.isShown();
  await expect
    .element(page.getByText('We are not sure 1 guest was deleted. Check the guest list.'))
    .toBeVisible();
  expect(toasts.elements()).toEqual([]);
  await expect.element(page.getByText('The Lindqvists')).not.toBeInTheDocument();
  backend.play();
  const sent = (await backend.calls('deleteGuest')).length;
  await login.enter(staff);
  await expect.poll(place).toBe('/events');
  expect(toasts.elements()).toEqual([]);
  expect((await backend.calls('deleteGuest')).length).toBe(sent);
});

test('[F82] a logout that deletes takes the toast with the name along', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Logout' }).first().click();
  await login.isShown();
  expect(toasts.elements()).toEqual([]);
});

const main = page.getByRole('main');
const wedding = main.getByRole('article').filter({ hasText: 'Layla & Omar' });
const places = [
  { what: 'the card of the event', to: '/events', shown: wedding.getByText('12 invitations') },
  { what: 'the codes', to: `/events/${weddingId}/codes`, shown: main.getByText('The Lindqvists') },
  {
    what: 'the printed list',
    to: `/events/guests/print?event=${weddingId}`,
    shown: main.getByText('The Lindqvists'),
  },
];

test.each(places)('[F82] a deleted guest is not in $what, and is again after Undo', async ({ to, shown }) => {
  const { router } = await openRoute(to, { signedInAs: admin });
  await expect.element(shown).toBeVisible();
  await router.navigate({ href: `/events/guests/all?event=${weddingId}` });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await router.navigate({ href: to });
  await expect.element(main.getByText(/Grace Okafor|^11 invitations/).first()).toBeVisible();
  await expect.element(shown).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(toasts.getByText('Guest restored')).toBeVisible();
  await expect.element(shown).toBeVisible();
});

test('[F82] a deleted guest is not in an exported file, and is again after Undo', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const exportNames = async () => {
    const count = files.length;
    await main.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV file' }).click();
    await expect.poll(() => files.length).toBe(count + 1);
    return files.at(-1)?.text();
  };
  await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect.element(toasts.getByText('Guest deleted')).toBeVisible();
  const without = await exportNames();
  expect(without).toContain('Grace Okafor');
  expect(without).not.toContain('The Lindqvists');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row).toBeVisible();
  expect(await exportNames()).toContain('The Lindqvists');
});

test('[F82] check-in does not find a deleted guest, and does again after Undo', async () => {
  const { router } = await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin });
  await row.getByRole('link').first().click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await router.navigate({ href: `/events/${weddingId}/scan` });
  await main.getByRole('textbox', { name: 'Guest’s link, name or phone' }).fill('lindqvist');
  await expect.element(main.getByText('No guest matches this name or phone number')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(main.getByRole('button', { name: /The Lindqvists/ })).toBeVisible();
});
