import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expectAxeClean } from '../support/axe.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const storage = storeAppointments(
  createAppointment('tasting', 'Tasting', '2030-05-15T09:00', '2030-05-15T10:00'),
  createAppointment('fitting', 'Fitting', '2030-05-15T11:00', '2030-05-15T12:00'),
);
const open = (search: string, locale: 'en' | 'ar' = 'en') =>
  openRoute(`/apps/calendar?${search}`, { signedInAs: admin, storage, locale });

const grid = page.getByRole('grid');
const dialog = page.getByRole('dialog');
const getFocused = () => document.activeElement as HTMLElement | null;
/** The day, or the words of a link, that has the focus. */
const describeFocus = () => getFocused()?.dataset.day ?? getFocused()?.innerText.split('\n').at(-1) ?? '';
async function expectFocus(day: string) {
  await expect.poll(() => getFocused()?.dataset.day).toBe(day);
}
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};

/** Enters the grid as a person does: with Tab from the link before it. */
async function tabIntoGrid() {
  await expect.element(grid).toBeVisible();
  page.bySelector('h2 ~ a').last().element().focus();
  await userEvent.tab();
}

test.each([
  ['en', 'ArrowRight', '2030-05-16'],
  ['en', 'ArrowLeft', '2030-05-14'],
  ['ar', 'ArrowRight', '2030-05-14'],
  ['ar', 'ArrowLeft', '2030-05-16'],
  ['en', 'ArrowDown', '2030-05-22'],
  ['en', 'ArrowUp', '2030-05-08'],
  // Weeks begin on Sunday in English, on Saturday in Arabic.
  ['en', 'Home', '2030-05-12'],
  ['en', 'End', '2030-05-18'],
  ['ar', 'Home', '2030-05-11'],
  ['ar', 'End', '2030-05-17'],
  ['en', 'PageDown', '2030-06-15'],
  ['en', 'PageUp', '2030-04-15'],
  ['en', 'Shift>}{PageDown}{/Shift', '2031-05-15'],
] as const)('the month in %s: %s leads to %s', async (locale, key, day) => {
  await open('day=2030-05-15', locale);
  await tabIntoGrid();
  await expectFocus('2030-05-15');
  await press(key);
  await expectFocus(day);
});

test('the month is one tab stop, and remembers its day', async () => {
  await open('day=2030-05-15');
  await tabIntoGrid();
  await press('ArrowRight', 'ArrowDown');
  await expectFocus('2030-05-23');
  await userEvent.tab();
  expect(grid.element().contains(getFocused())).toBe(false);
  await userEvent.tab({ shift: true });
  await expectFocus('2030-05-23');
  expect(grid.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  expect(grid.element().querySelectorAll('a:not([tabindex="-1"])')).toHaveLength(0);
});

test('keys across the end of a month show the next one, and the focus stays', async () => {
  await open('day=2030-05-30');
  await tabIntoGrid();
  await press('ArrowRight', 'ArrowRight', 'ArrowRight');
  await expectFocus('2030-06-02');
  await expect.element(page.getByRole('heading', { name: 'June 2030' })).toBeVisible();
  await press('ArrowUp', 'PageUp', 'PageUp');
  await expectFocus('2030-03-26');
  await expect.element(page.getByRole('heading', { name: 'March 2030' })).toBeVisible();
});

test('Enter goes to the appointments of a day, arrows lead through them, Escape back to the day', async () => {
  await open('day=2030-05-15');
  await expect
    .element(grid.getByRole('gridcell', { name: /^Wednesday, May 15, 2030, 2 appointments.*Tasting/ }))
    .toBeVisible();
  await tabIntoGrid();
  await press('Enter');
  expect(describeFocus()).toBe('Tasting');
  await press('ArrowDown');
  expect(describeFocus()).toBe('Fitting');
  await press('Escape');
  await expectFocus('2030-05-15');
  await press('F2');
  expect(getFocused()?.innerText).toBe('15');
  await press('ArrowUp');
  expect(describeFocus()).toBe('Fitting');
  await press('Enter');
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fitting');
  await press('Escape');
  await expectCount(dialog, 0);
  await expect.poll(describeFocus).toBe('Fitting');
});

test.each([
  ['Enter on a day without appointments', 'Enter', '2030-05-16'],
  ['Space on a day with some', ' ', '2030-05-15'],
])('%s adds one, and the focus returns to the day', async (_, key, day) => {
  await open(`day=${day}`);
  await tabIntoGrid();
  await press(key);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Rehearsal');
  await expect.element(dialog.bySelector('[name=startDay]')).toHaveValue(day);
  await press('Enter');
  await expectCount(dialog, 0);
  await expectFocus(day);
  await expectCount(page.bySelector(`td[data-day="${day}"]`).getByRole('link', { name: /Rehearsal/ }), 1);
});

test.each([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const)('the week in %s is a grid with an all-day row and the hours', async (locale, forward) => {
  await open('view=week&day=2030-05-15', locale);
  await tabIntoGrid();
  await expectFocus('2030-05-15');
  expect(getFocused()?.getAttribute('role')).toBe('gridcell');
  await press('ArrowUp');
  expect(getFocused()?.getAttribute('role')).toBe('columnheader');
  await press('ArrowDown', 'Enter');
  expect(getFocused()?.dataset.category).toBe('celebration');
  await press('Escape', forward);
  await expectFocus('2030-05-16');
  await press('PageDown', forward, forward);
  await expectFocus('2030-05-25');
  await press(' ');
  await expect.element(dialog.bySelector('[name=startDay]')).toHaveValue('2030-05-25');
});

test.each(['month', 'week', 'day'])('axe finds nothing in the %s with the focus in it', async (view) => {
  await open(`view=${view}&day=2030-05-15`);
  await tabIntoGrid();
  await expectFocus('2030-05-15');
  await expectAxeClean();
});

test.each(['en', 'ar'] as const)('on a phone in %s a day is chosen with a tap and listed', async (locale) => {
  await openRoute('/apps/calendar?day=2030-05-01', { signedInAs: admin, storage, locale, width: 360 });
  const day = page.bySelector('td[data-day="2030-05-15"]');
  await expect.element(day).toBeVisible();
  const { width, height } = day.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await day.getByRole('link').click();
  await expect.poll(place).toContain('day=2030-05-15');
  await expect.element(day).toHaveAttribute('aria-selected', 'true');
  const fitting = page.getByRole('link', { name: /Fitting/ });
  await expect.element(fitting).toBeVisible();
  expect(fitting.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAxeClean();
});
