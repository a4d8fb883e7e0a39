import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoAccepted, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openShellPart } from '../../src/shell/shell-part.ts';
import { notifications } from '../../src/ui/notifications.ts';
import { openRoute } from '../support/open-route.tsx';

test.each(['en', 'tr'] as const)('%s: each button of the notifications has its own name', async (locale) => {
  await openRoute('/events', { signedInAs: admin, locale });
  notifications.add({ variant: 'warning', message: 'Import stopped' });
  await openShellPart('notifications');
  const panel = page.getByRole('dialog').filter({ hasText: 'Import stopped' });
  await expect.element(panel).toBeVisible();
  const names = panel
    .bySelector('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
});

test('tr: orders are deleted in the word of other deletions', async () => {
  await openRoute('/apps/e-commerce/orders', { signedInAs: admin, locale: 'tr' });
  await expect
    .element(page.getByRole('main').getByRole('button', { name: 'Sil', exact: true }))
    .toBeVisible();
});

test('tr: a check-in is announced with one colon after the name', async () => {
  await openRoute(`/events/${weddingId}/scan`, { signedInAs: admin, locale: 'tr' });
  const main = page.getByRole('main');
  await main.getByRole('textbox').first().fill(guestWhoAccepted);
  await userEvent.keyboard('{Enter}');
  await main.getByRole('article').bySelector('footer button').last().click();
  const said = main.getByRole('status').filter({ hasText: /Grace Okafor: Geldi/ });
  await expect.element(said.first()).toMatchTextContent(/^Grace Okafor: Geldi [^:]*\d\d:\d\d/);
});

test.each(['en', 'tr', 'ar'] as const)('%s: the headings of the settings differ', async (locale) => {
  await openRoute('/events', { signedInAs: admin, locale });
  await openShellPart('settings');
  const legends = page.getByRole('dialog').bySelector('legend');
  await expect.element(legends.nth(1)).toBeVisible();
  const texts = legends.elements().map(({ textContent }) => textContent.replace(/^ال/, ''));
  expect(new Set(texts).size).toBe(texts.length);
});
