import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const calendar = '/apps/calendar?day=2030-05-15';
const events = page.getByRole('region', { name: 'Your events' });

test('without a connection to the backend the calendar works, and a retry shows its events', async () => {
  await openRoute(calendar, { signedInAs: admin, scenario: 'listEvents:offline' });
  await expect.element(page.getByRole('grid', { name: 'Month' })).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load your events' });
  await expect.element(failure).toBeVisible();
  backend.play();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(events.getByRole('link', { name: "Set day: Layla & Omar's wedding" })).toBeVisible();
});

test('without events of the product the calendar shows only its own', async () => {
  await openRoute(calendar, { signedInAs: admin, scenario: 'listEvents:empty' });
  await expect.element(page.getByRole('grid', { name: 'Month' })).toBeVisible();
  await expectCount(events, 0);
});
