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
const grid = page.getByRole('grid');
const dialog = page.getByRole('dialog');
const tasting = page.getByRole('link', { name: /Tasting/ });
const getFocused = () => document.activeElement as HTMLElement | null;
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};

test('[F73] in Arabic the keyboard leads to a day, and adds an appointment there', async () => {
  await openRoute('/apps/calendar?day=2030-05-15', { signedInAs: admin, before, locale: 'ar' });
  await expect.element(grid).toBeVisible();
  page.bySelector('h2 ~ a').last().element().focus();
  await userEvent.tab();
  await expectAxeClean();
  await press('ArrowLeft', 'Enter');
  await expect.element(dialog.bySelector('[name=startDay]')).toHaveValue('2030-05-16');
  await dialog.bySelector('[name=title]').fill('Rehearsal');
  await press('Enter');
  await expectCount(dialog, 0);
  const day = page.bySelector('td[data-day="2030-05-16"]');
  await expectCount(day.getByRole('link', { name: /Rehearsal/ }), 1);
  await expect.poll(() => getFocused()?.dataset.day).toBe('2030-05-16');
});

/** Presses the pointer on the appointment and moves it down by 24 px, which is half an hour. */
function startDrag() {
  const chip = tasting.element();
  const { x, y } = chip.getBoundingClientRect();
  const point = (type: string, clientY: number) =>
    chip.dispatchEvent(
      new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x + 40, clientY }),
    );
  point('pointerdown', y + 8);
  point('pointermove', y + 32);
  return () => point('pointerup', y + 32);
}

test('[F74] a drag is cancelled by Esc, announced where it ends, and goes back if it is not saved', async () => {
  const visit = { signedInAs: admin, before };
  const { router } = await openRoute('/apps/calendar?view=day&day=2030-05-15', visit);
  await expect.element(tasting).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: 'Tasting' });
  const getTop = () => tasting.element().getBoundingClientRect().top;
  const top = getTop();
  startDrag();
  expect(getTop()).toBeGreaterThan(top);
  await press('Escape');
  expect(getTop()).toBe(top);
  startDrag()();
  await expect.element(note).toHaveTextContent('Tasting moved to Wednesday, May 15, 2030 at 9:30 AM');
  // The drag moved it by half an hour, and the next one would as well.
  await expect.poll(getTop).toBe(top + 24);
  await expect.poll(() => router.options.context.queryClient.isMutating()).toBe(0);
  backend.play('updateCalendarEvent:500');
  startDrag()();
  await expect.element(page.getByText('We could not save this. Try again.')).toBeVisible();
  await expect.poll(getTop).toBe(top + 24);
});

test('in Arabic at 360 px a day is chosen with a tap and listed, and a week is scrolled to its day', async () => {
  await openRoute('/apps/calendar?day=2030-05-01', { signedInAs: admin, before, locale: 'ar', width: 360 });
  const day = page.bySelector('td[data-day="2030-05-15"]');
  await day.getByRole('link').click();
  await expect.poll(place).toContain('day=2030-05-15');
  await expect.element(day).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('link', { name: /Fitting/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  follow('/apps/calendar?view=week&day=2030-05-17');
  const column = page.bySelector('[role=columnheader][data-day="2030-05-17"]');
  await expect.element(column).toBeInTheDocument();
  const { left, right } = column.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(360);
});

test('without a connection to the backend the calendar works, and a retry shows its events', async () => {
  const scenario = 'listEvents:offline';
  await openRoute('/apps/calendar?day=2030-05-15&event=gone', { signedInAs: admin, scenario });
  await expect.element(dialog.getByText('It may have been deleted.')).toBeVisible();
  await press('Escape');
  await expect.element(page.getByRole('grid', { name: 'Month' })).toBeVisible();
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
