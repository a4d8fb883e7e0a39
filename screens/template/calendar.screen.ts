import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expectAxeClean } from '../support/axe.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount } from '../support/text.ts';

/** Adds two appointments to the seeded ones. */
async function before() {
  const fields = { allDay: false, category: 'celebration', location: '', notes: '' };
  for (const [title, start, end] of [
    ['Tasting', '2030-05-15T09:00', '2030-05-15T10:00'],
    ['Fitting', '2030-05-15T11:00', '2030-05-15T12:00'],
  ])
    await callTemplate('calendar-app/add-event', { ...fields, title, start, end });
}
const dialog = page.getByRole('dialog');
const tasting = page.getByRole('link', { name: /Tasting/ });
/** FullCalendar measures its rows in the frames after it appears, and knows no place of a click before. */
async function waitUntilMeasured() {
  await expect.element(page.bySelector('[role=row]').first()).toBeVisible();
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
}
const getDay = (day: string) => page.bySelector(`[role=cell][data-date="${day}"]`);

test.each(['month', 'week', 'agenda'])(
  'in Arabic the %s has no flaws on wide screens and phones',
  async (view) => {
    for (const width of [1280, 360]) {
      const address = `/apps/calendar?view=${view}&day=2030-05-15`;
      await openRoute(address, { signedInAs: admin, before, locale: 'ar', width });
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAxeClean();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);

test('an appointment is added on the day that is clicked', async () => {
  await openRoute('/apps/calendar?day=2030-05-15', { signedInAs: admin, before });
  await waitUntilMeasured();
  await getDay('2030-05-16').click();
  await expect.element(dialog.bySelector('[name=start]')).toHaveValue('2030-05-16T09:00');
  await dialog.bySelector('[name=title]').fill('Rehearsal');
  await userEvent.keyboard('{Enter}');
  await expectCount(dialog, 0);
  await expectCount(getDay('2030-05-16').getByRole('link', { name: /Rehearsal/ }), 1);
});

test('a dragged appointment goes back if it is not saved', async () => {
  await openRoute('/apps/calendar?view=day&day=2030-05-15', { signedInAs: admin, before });
  await expect.element(tasting).toMatchTextContent(/9:00/);
  await waitUntilMeasured();
  backend.play('updateCalendarEvent:500');
  await userEvent.dragAndDrop(tasting, page.bySelector('[data-time="10:00:00"]').last(), {
    sourcePosition: { x: 40, y: 8 },
    targetPosition: { x: 40, y: 8 },
    // The dragged appointment covers its target.
    force: true,
  });
  await expect.element(page.getByText(/^We are not sure this was saved/)).toBeVisible();
  expect(await backend.calls('updateCalendarEvent')).toHaveLength(1);
  await expect.element(tasting).toMatchTextContent(/9:00/);
});

test('a phone begins with the agenda, and a day of its month leads there', async () => {
  await openRoute('/apps/calendar?day=2030-05-15', { signedInAs: admin, before, width: 360 });
  await expect.element(tasting).toBeVisible();
  follow('/apps/calendar?view=month&day=2030-05-01');
  await waitUntilMeasured();
  await getDay('2030-05-15').click();
  await expect.poll(place).toContain('view=agenda&day=2030-05-15');
  await expect.element(page.getByRole('link', { name: /Fitting/ })).toBeVisible();
});

test('without a connection to the backend the calendar works, and a retry shows its events', async () => {
  const scenario = 'listEvents:offline';
  await openRoute('/apps/calendar?day=2030-05-15&event=gone', { signedInAs: admin, scenario });
  await expect.element(getDay('2030-05-15')).toBeVisible();
  await expectCount(dialog, 0);
  const failure = page.getByRole('alert').filter({ hasText: 'We could not load your events' });
  await expect.element(failure).toBeVisible();
  backend.play();
  await failure.getByRole('button', { name: 'Try again' }).click();
  const events = page.getByRole('region', { name: 'Your events' });
  await events.getByRole('link', { name: "Set day: Layla & Omar's wedding" }).click();
  await expect.element(dialog.getByRole('checkbox', { name: 'All day' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Place' }).fill('The Glass House');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(events.getByRole('link', { name: 'May 15, 2030' })).toBeVisible();
});
