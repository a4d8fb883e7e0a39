import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';

const storage = storeAppointments(
  createAppointment('tasting', 'Tasting', '2030-05-15T09:00', '2030-05-15T10:00'),
  createAppointment('supper', 'Supper', '2030-05-19T09:00', '2030-05-19T10:00'),
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
}

test('an appointment moved out of the month takes the calendar and the focus along', async () => {
  await open('day=2030-05-15');
  await tabIntoGrid();
  await moveOutOfMonth();
  await expect.element(findTasting('2030-06-05')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'June 2030' })).toBeVisible();
  await expectTexts(page.getByRole('status').filter({ hasText: 'Tasting' }), [
    'Tasting moved to Wednesday, June 5, 2030 at 9:00 AM',
  ]);
  await press('Escape');
  await expectFocus('2030-06-05');
});

test.each([
  ['week', 'ArrowLeft', '2030-05-18'],
  ['day', 'ArrowRight', '2030-05-20'],
])('an appointment moved out of the %s by %s takes it and the focus along', async (view, key, day) => {
  await open(`view=${view}&day=2030-05-19`);
  await tabIntoGrid();
  await press('Enter');
  const supper = page.bySelector(`[data-day="${day}"]`).getByRole('link', { name: /Supper/ });
  await press(`Alt>}{${key}}{/Alt`);
  await expect.element(supper).toHaveFocus();
  await press('Escape');
  await expectFocus(day);
});

const failing = '&mock=updateCalendarEvent:latency,updateCalendarEvent:500';

test('on a phone, an appointment that is moved in the list of a day takes the calendar and the focus along', async () => {
  await openRoute('/apps/calendar?day=2030-05-15', { signedInAs: admin, storage, width: 360 });
  const tasting = page.getByRole('link', { name: /Tasting/ });
  await expect.element(tasting).toBeVisible();
  (tasting.element() as HTMLElement).focus();
  await press('Alt>}{ArrowDown}{/Alt');
  await expect.poll(() => new URL(location.href).searchParams.get('day')).toBe('2030-05-22');
  await expect.element(tasting).toHaveFocus();
});

test('an appointment whose move fails takes the focus back to its day', async () => {
  await open(`day=2030-05-15${failing}`);
  await tabIntoGrid();
  await press('Enter', 'Alt>}{ArrowRight}{/Alt');
  await expect.element(findTasting('2030-05-16')).toHaveFocus();
  await expect.element(findTasting('2030-05-15')).toHaveFocus();
  // It has not moved.
  await expectTexts(page.getByRole('status').filter({ hasText: 'Tasting' }), []);
});

test('an appointment that was moved out of the month takes the focus back if that fails', async () => {
  await open(`day=2030-05-15${failing}`);
  await tabIntoGrid();
  await moveOutOfMonth();
  await expect.element(findTasting('2030-06-05')).toHaveFocus();
  await expect.element(findTasting('2030-05-15')).toHaveFocus();
});

const findChip = (name: string) => page.bySelector('[data-category]').filter({ hasText: name });
const status = page.getByRole('status').filter({ hasText: 'Tasting' });
const shownDay = () => new URL(location.href).searchParams.get('day');

test('an appointment moved by keys into a crowded day of the month is shown there, and keeps the focus', async () => {
  const crowd = ['08', '07', '06', '05'].map((hour) =>
    createAppointment(`at${hour}`, `At ${hour}`, `2030-05-16T${hour}:00`, `2030-05-16T${hour}:30`),
  );
  await openRoute('/apps/calendar?day=2030-05-15', {
    signedInAs: admin,
    storage: storeAppointments(
      createAppointment('tasting', 'Tasting', '2030-05-15T09:00', '2030-05-15T10:00'),
      ...crowd,
    ),
  });
  await tabIntoGrid();
  await press('Enter', 'Alt>}{ArrowRight}{/Alt');
  await expect.element(findTasting('2030-05-16')).toHaveFocus();
  await expectTexts(status, ['Tasting moved to Thursday, May 16, 2030 at 9:00 AM']);
  const day = page.bySelector('td[data-day="2030-05-16"]');
  await expectTexts(day.getByRole('link', { name: /more$/ }), ['2 more']);
  await expectTexts(day.bySelector('[data-category]'), [/At 05/, /At 06/, /Tasting/]);
  await press('Alt>}{ArrowRight}{/Alt');
  await expect.element(findTasting('2030-05-17')).toHaveFocus();
  await expectTexts(day.bySelector('[data-category]'), [/At 05/, /At 06/, /At 07/]);
});

test.each([
  ['an earlier day', '2030-05-15', 'ArrowLeft', '2030-05-14'],
  ['later weeks', '2030-04-20', 'ArrowDown', '2030-05-22'],
])(
  'the agenda returns to an appointment whose move to %s fails, with the focus',
  async (_, from, key, day) => {
    await open(`view=agenda&day=${from}${failing}`);
    const tasting = findChip('Tasting');
    await expect.element(tasting).toBeVisible();
    (tasting.element() as HTMLElement).focus();
    await press(`Alt>}{${key}}{/Alt`);
    await expect.poll(shownDay).toBe(day);
    await expect.element(tasting).toHaveFocus();
    await expect.poll(shownDay).toBe('2030-05-15');
    await expect.element(tasting).toHaveFocus();
    await expectTexts(status, []);
  },
);
