import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAxeClean } from '../support/axe.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
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
/** The distance from the hours to a day, in pixels; less than 0 if they cover a part of the day. */
function getGap(hours: Element, day: Element) {
  const [from, to] = [hours.getBoundingClientRect(), day.getBoundingClientRect()];
  return getComputedStyle(hours).direction === 'rtl' ? from.left - to.right : to.left - from.right;
}

const getDay = (day: string) => page.bySelector(`[role=cell][data-date="${day}"]`);

test.each(['month', 'week', 'agenda'])(
  'in Arabic the %s has no flaws on wide screens and phones',
  async (view) => {
    for (const width of [1280, 360]) {
      const address = `/apps/calendar?view=${view}&day=2030-05-15`;
      await openRoute(address, { before, locale: 'ar', width });
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expectAxeClean();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  },
);

test('the calendar works without the backend and can retry', async () => {
  const scenario = 'listEvents:offline';
  await openRoute('/apps/calendar?day=2030-05-15&event=gone', { scenario });
  await expect.element(getDay('2030-05-15')).toBeVisible();
  await expect.element(dialog).toMatchTextContent('This no longer exists');
  await dialog.getByRole('button', { name: 'Close' }).click();
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

test('British weeks begin on Monday, and days precede months', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
  await openRoute('/apps/calendar?view=month&day=2030-05-15');
  await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName('Monday');
  await page.getByRole('link', { name: 'Week' }).click();
  await expect.element(page.getByRole('heading', { name: 'Week of 13 May 2030' })).toBeVisible();
});

test('a start behind the end moves the end', async () => {
  await openRoute('/apps/calendar?day=2030-05-15&event=new&at=2030-05-15T10:00');
  const [start, end] = [dialog.getByLabelText(/^Starts/), dialog.getByLabelText(/^Ends/)];
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Dinner');
  await start.fill('2030-05-16T19:00');
  await expect.element(end).toHaveValue('2030-05-16T20:00');
  await end.fill('2030-05-16T18:00');
  await userEvent.tab();
  await expect.element(end).toHaveAccessibleDescription('The end must be after the start');
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('whole days have no times, and get them back', async () => {
  await openRoute('/apps/calendar?day=2030-05-15&event=new&at=2030-05-15T10:00');
  const [start, end] = [dialog.getByLabelText(/^Starts/), dialog.getByLabelText(/^Ends/)];
  const allDay = dialog.getByRole('checkbox', { name: 'All day' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Fair');
  await allDay.click();
  await start.fill('2030-05-17');
  await expect.element(end).toHaveValue('2030-05-17');
  await allDay.click();
  await expect.element(start).toHaveValue('2030-05-17T10:00');
  await expect.element(end).toHaveValue('2030-05-17T11:00');
  await allDay.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectCount(dialog, 0);
  const events = await callTemplate<{ title: string }[]>('calendar-app/events');
  expect(events.find(({ title }) => title === 'Fair')).toMatchObject({
    allDay: true,
    start: '2030-05-17T10:00',
    end: '2030-05-17T11:00',
  });
});

test('the month ends within the window', async () => {
  await openRoute('/apps/calendar?view=month&day=2030-06-15', { width: 1280, height: 800 });
  const last = getDay('2030-07-06');
  await expect.element(last).toBeVisible();
  // The rows get their heights after they appear.
  const getBottom = () => last.element().getBoundingClientRect().bottom;
  await expect.poll(getBottom).toBeGreaterThan(700);
  expect(getBottom()).toBeLessThanOrEqual(800);
});

test.each(['en', 'ar'] as const)(
  'in %s a phone’s week opens on its day, beside the hours',
  async (locale) => {
    await openRoute('/apps/calendar?view=week&day=2030-05-15', { locale, width: 360 });
    const day = page.bySelector('[role=columnheader][data-date="2030-05-15"]');
    await expect.element(day).toBeVisible();
    const hour = page.bySelector('[role=rowheader]').first();
    // Neither covered, nor after a part of the day before.
    await expect.poll(() => Math.abs(getGap(hour.element(), day.element()))).toBeLessThan(1);
    for (const each of [day, hour]) {
      const { left, right } = each.element().getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
  },
);

test('times are as the language writes them', async () => {
  await openRoute('/apps/calendar?view=agenda&day=2030-05-15', { before });
  const times = page.bySelector('time').filter({ hasText: /^9:00\s/ });
  await expect.element(times).toMatchTextContent(/^9:00\sAM – 10:00\sAM$/);
});
