import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const party = createAppointment('party', 'Midnight party', '2030-05-15T22:00', '2030-05-16T01:30');
/** An earlier visit has added a party that ends after midnight. */
const storage = storeAppointments(party);

const chips = page.getByRole('link', { name: /Midnight party/ });
const note = page.getByRole('status').filter({ hasText: 'Midnight party' });
const dialog = page.getByRole('dialog');
async function focusFirst() {
  await expect.element(chips.first()).toBeVisible();
  chips.first().element().focus();
}

const open = (search: string) => openRoute(`/apps/calendar?${search}`, { signedInAs: admin, storage });

test('a party that ends after midnight is shown at its hours on both days', async () => {
  await open('view=week&day=2030-05-15');
  await expectCount(page.bySelector('[data-day="2030-05-15"]').getByRole('link', { name: /Midnight/ }), 1);
  await expectCount(chips, 2);
  const [first, second] = chips.elements().map((chip) => getComputedStyle(chip).insetBlockStart);
  expect([parseFloat(first ?? '') > 0, second]).toEqual([true, '0px']);
});

test('[F74] a move by keys announces the new time, a change of the end announces the end', async () => {
  await open('view=day&day=2030-05-15');
  await focusFirst();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(note).toHaveTextContent('Midnight party moved to Wednesday, May 15, 2030 at 9:45 PM');
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
  await expect.element(note).toHaveTextContent('Midnight party now ends Thursday, May 16, 2030 at 1:30 AM');
  await expect.element(chips.first()).toHaveFocus();
});

test('[F73] after a deletion the focus stays on the page, and no error is shown', async () => {
  await open('view=agenda&day=2030-05-15');
  await focusFirst();
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectCount(chips, 0);
  await expectCount(dialog, 0);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('all-day events need no times', async () => {
  await open('event=new&at=2030-05-15');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Build-up');
  await dialog.bySelector('[name=startTime]').fill('');
  await dialog.getByRole('checkbox', { name: 'All day' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectCount(dialog, 0);
  await expect.element(page.getByRole('link', { name: /Build-up/ })).toBeVisible();
});

test('an appointment dragged to the all-day row of another day keeps its time', async () => {
  await open('view=week&day=2030-05-15');
  await expect.element(chips.first()).toBeVisible();
  const chip = chips.first().element();
  const [from, to] = [chip, document.querySelector('[data-day="2030-05-14"]')].map((element) => {
    const { x, y, width } = (element ?? chip).getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + 8 };
  });
  const point = (type: string, at = from) =>
    chip.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, ...at }));
  point('pointerdown');
  point('pointermove', to);
  point('pointerup', to);
  await expect.element(note).toHaveTextContent('Midnight party moved to Tuesday, May 14, 2030 at 10:00 PM');
});
