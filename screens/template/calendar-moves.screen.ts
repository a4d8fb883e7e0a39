import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const storage = storeAppointments(
  createAppointment('tasting', 'Tasting', '2030-05-15T09:00', '2030-05-15T10:00'),
);
const open = (search: string) => openRoute(`/apps/calendar?${search}`, { signedInAs: admin, storage });

async function expectFocus(day: string) {
  await expect.poll(() => (document.activeElement as HTMLElement | null)?.dataset.day).toBe(day);
}
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`);
};

/** Enters the grid as a person does: with Tab from the link before it. */
async function tabIntoGrid() {
  await expect.element(page.getByRole('grid')).toBeVisible();
  page.bySelector('h2 ~ a').last().element().focus();
  await userEvent.tab();
}

test('an appointment moved by keys keeps the focus, and is in the cell of its new day', async () => {
  await open('day=2030-05-15');
  await tabIntoGrid();
  await press('Enter', 'Alt>}{ArrowRight}{/Alt');
  await expect
    .element(page.bySelector('td[data-day="2030-05-16"]').getByRole('link', { name: /Tasting/ }))
    .toHaveFocus();
  await press('Escape');
  await expectFocus('2030-05-16');
});

const findTasting = (day: string) =>
  page.bySelector(`td[data-day="${day}"]`).getByRole('link', { name: /Tasting/ });

/** Moves the appointment out of the month. Each move is on the screen before the next. */
async function moveOutOfMonth() {
  await press('Enter');
  for (const day of ['2030-05-15', '2030-05-22', '2030-05-29']) {
    await expect.element(findTasting(day)).toHaveFocus();
    await press('Alt>}{ArrowDown}{/Alt');
  }
  await expectCount(page.getByRole('link', { name: /Tasting/ }), 0);
}

test('an appointment moved out of the month leaves the focus on its former day', async () => {
  await open('day=2030-05-15');
  await tabIntoGrid();
  await moveOutOfMonth();
  await expectFocus('2030-05-29');
});

const failing = '&mock=updateCalendarEvent:latency,updateCalendarEvent:500';

test('an appointment whose move fails takes the focus back to its day', async () => {
  await open(`day=2030-05-15${failing}`);
  await tabIntoGrid();
  await press('Enter', 'Alt>}{ArrowRight}{/Alt');
  await expect.element(findTasting('2030-05-16')).toHaveFocus();
  await expect.element(findTasting('2030-05-15')).toHaveFocus();
});

test('an appointment that was moved out of the month takes the focus back if that fails', async () => {
  await open(`day=2030-05-15${failing}`);
  await tabIntoGrid();
  await moveOutOfMonth();
  await expectFocus('2030-05-29');
  await expect.element(findTasting('2030-05-15')).toHaveFocus();
});
