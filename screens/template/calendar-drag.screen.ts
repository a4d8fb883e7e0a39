import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { openRoute } from '../support/open-route.tsx';

const storage = storeAppointments(
  createAppointment('tasting', 'Tasting', '2030-05-15T09:00', '2030-05-15T10:00'),
);
const tasting = page.getByRole('link', { name: /Tasting/ });
const note = page.getByRole('status').filter({ hasText: 'Tasting' });

async function openDay() {
  await openRoute('/apps/calendar?view=day&day=2030-05-15', { signedInAs: admin, storage });
  await expect.element(tasting).toBeVisible();
}

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
  return {
    getTop: () => chip.getBoundingClientRect().top,
    drop: () => point('pointerup', y + 32),
    top: y + 24,
  };
}

test('a drag follows the pointer while the hours are scrolled, and the drop counts both', async () => {
  await openDay();
  const { getTop, drop, top } = startDrag();
  expect(getTop()).toBeCloseTo(top);
  const hours = page.bySelector('[data-minute-height]').element();
  hours.scrollTop += 48;
  await expect.poll(getTop).toBeCloseTo(top);
  drop();
  await expect.element(note).toHaveTextContent('Tasting moved to Wednesday, May 15, 2030 at 10:30 AM');
});

test('Esc cancels a drag, and closes nothing else', async () => {
  await openDay();
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(panel).toBeVisible();
  page.getByRole('heading', { level: 1 }).element().focus();
  const { getTop, top } = startDrag();
  expect(getTop()).toBeCloseTo(top);
  await userEvent.keyboard('{Escape}');
  expect(getTop()).toBeCloseTo(top - 24);
  await expect.element(panel).toBeVisible();
});
