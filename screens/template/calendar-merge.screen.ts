import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import type { CalendarEvent } from '../../src/api/template.gen.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const party = createAppointment('party', 'Party', '2030-05-15T14:00', '2030-05-15T15:00');
const fitting = createAppointment('fitting', 'Fitting', '2030-05-16T10:00', '2030-05-16T11:00');
const calendar = '/apps/calendar?day=2030-05-15';
const address = `${calendar}&event=party`;
const dialog = page.getByRole('dialog', { name: 'Edit appointment' });
const question = page.getByRole('alertdialog');
const title = dialog.getByRole('textbox', { name: 'Title' });
const location = dialog.getByRole('textbox', { name: 'Place' });
const save = dialog.getByRole('button', { name: 'Save' });

const readParty = async () =>
  (await callTemplate<CalendarEvent[]>('calendar-app/events')).find(({ id }) => id === party.id);
const changeElsewhere = async (changes: Partial<CalendarEvent>) =>
  callTemplate('calendar-app/update-event', { ...(await readParty()), ...changes });
const open = (path = address) =>
  openRoute(path, { signedInAs: admin, storage: storeAppointments(party, fitting) });
const expectClosed = async () => {
  await expect.poll(place).not.toContain('event=');
};

/** Starts a draft, which waits while somebody else changes the appointment. */
async function returnToDraft(
  theirs: Partial<CalendarEvent>,
  isReadAgain = false,
  changeMore = async () => {},
) {
  const { router } = await open();
  await title.fill('Mine');
  await changeMore();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await expectCount(dialog, 0);
  await changeElsewhere(theirs);
  if (isReadAgain) await router.options.context.queryClient.refetchQueries();
  follow(address);
  await expect.element(title).toHaveValue('Mine');
}

test.each([false, true])(
  '[F29] fields of an appointment that only somebody else changed stay theirs (read again: %s)',
  async (isReadAgain) => {
    const theirs = { location: 'Garden', start: '2030-05-16T14:00', end: '2030-05-16T15:00' };
    await returnToDraft(theirs, isReadAgain);
    await save.click();
    await expectClosed();
    expect(await readParty()).toMatchObject({ title: 'Mine', ...theirs });
    // Of an appointment that was moved the draft keeps no times.
    await expectTexts(toasts, [`Changes by someone else kept${isReadAgain ? 'Place' : 'Date and Place'}`]);
  },
);

test.each([false, true])(
  '[F29] of a title that both changed, mine can be kept, also if it was moved (read again: %s)',
  async (isReadAgain) => {
    const theirs = { title: 'Theirs', start: '2030-05-16T14:00', end: '2030-05-16T15:00' };
    await returnToDraft(theirs, isReadAgain);
    await save.click();
    await expectTexts(question.getByRole('definition'), ['Mine', 'Theirs']);
    await question.getByRole('button', { name: 'Keep my version' }).click();
    await expectClosed();
    expect(await readParty()).toMatchObject({ ...theirs, title: 'Mine' });
  },
);

test.each([
  [
    { start: '2030-05-16T14:00', end: '2030-05-16T15:00' },
    'May 15, 2030, 12:00 – 3:00 PM',
    'May 16, 2030, 2:00 – 3:00 PM',
  ],
  [{ allDay: true }, 'May 15, 2030, 12:00 – 3:00 PM', 'May 15, 2030'],
] as const)('[F29] the times of an appointment are one readable field: %o', async (theirs, mine, shown) => {
  await open();
  await dialog.bySelector('[name=startTime]').fill('12:00');
  await changeElsewhere(theirs);
  await save.click();
  await expectTexts(question.getByRole('heading', { level: 3 }), ['Date']);
  await expectTexts(question.getByRole('definition'), [mine, shown]);
  await question.getByRole('button', { name: 'Keep their version' }).click();
  await expect.element(dialog.bySelector('[name=startTime]')).toHaveValue('14:00');
  expect(await readParty()).toMatchObject(theirs);
});

test.each([false, true])(
  '[F29] times that were changed in a draft are asked about if the appointment was moved meanwhile (read again: %s)',
  async (isReadAgain) => {
    const theirs = { start: '2030-05-16T14:00', end: '2030-05-16T15:00' };
    await returnToDraft(theirs, isReadAgain, () => dialog.bySelector('[name=startTime]').fill('12:00'));
    await expect.element(dialog.bySelector('[name=startTime]')).toHaveValue('12:00');
    await save.click();
    await expectTexts(question.getByRole('definition'), [
      'May 15, 2030, 12:00 – 3:00 PM',
      'May 16, 2030, 2:00 – 3:00 PM',
    ]);
    await question.getByRole('button', { name: 'Keep my version' }).click();
    await expectClosed();
    expect(await readParty()).toMatchObject({ title: 'Mine', start: '2030-05-15T12:00' });
  },
);

test('[F40] a late end of a save does not close the dialog of another appointment', async () => {
  const { router } = await open(`${address}&mock=updateCalendarEvent:latency`);
  await location.fill('Garden');
  await save.click();
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  follow(`${calendar}&event=fitting`);
  await expect.element(title).toHaveValue('Fitting');
  await location.fill('Tailor');
  await expect.poll(async () => (await readParty())?.location).toBe('Garden');
  await expect.poll(() => router.options.context.queryClient.isMutating()).toBe(0);
  await location.fill('Tailor, first floor');
  expect(place()).toContain('event=fitting');
  await expect.element(title).toHaveValue('Fitting');
});

test('[F29] a move saves only the new time over what somebody else has changed', async () => {
  await open(calendar);
  const chip = page.getByRole('link', { name: /Party/ }).first();
  await expect.element(chip).toBeVisible();
  await changeElsewhere({ title: 'Theirs', notes: 'Their notes' });
  chip.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect
    .poll(readParty)
    .toMatchObject({ title: 'Theirs', notes: 'Their notes', start: '2030-05-16T14:00' });
});
