import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import type { CalendarEvent } from '../../src/api/template.gen.ts';
import { createAppointment, storeAppointments } from '../support/calendar.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectCount } from '../support/text.ts';

const party = {
  ...createAppointment('party', 'Party', '2030-05-15T14:00', '2030-05-15T15:00'),
  eventId: weddingId,
};
const address = '/apps/calendar?day=2030-05-15&event=party';
const dialog = page.getByRole('dialog');
const title = dialog.getByRole('textbox', { name: 'Title' });
const startTime = dialog.bySelector('[name=startTime]');
const save = dialog.getByRole('button', { name: 'Save' });
const deleted = dialog.getByText(/^Someone else deleted this appointment\./);

const readAll = async () => callTemplate<CalendarEvent[]>('calendar-app/events');
const deleteElsewhere = async () => callTemplate('calendar-app/remove-event', { id: party.id });
const open = () => openRoute(address, { signedInAs: admin, storage: storeAppointments(party) });

/** Edits the appointment, which somebody else deletes meanwhile. */
async function editDeleted() {
  const visit = await open();
  await title.fill('Mine');
  await startTime.fill('12:00');
  await deleteElsewhere();
  return visit;
}

test('[F29] an appointment that somebody else deleted stays open, and can be created again', async () => {
  const { router } = await editDeleted();
  await router.options.context.queryClient.refetchQueries();
  await expect.element(deleted).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await save.click();
  await expect.poll(place).not.toContain('event=');
  const mine = { title: 'Mine', start: '2030-05-15T12:00', end: '2030-05-15T15:00', eventId: weddingId };
  expect(await readAll()).toContainEqual(expect.objectContaining(mine));
  follow(address);
  await expect.element(dialog.getByText('It may have been deleted.')).toBeVisible();
});

test('[F29] a save that finds the appointment deleted says so', async () => {
  await editDeleted();
  await save.click();
  await expect.element(deleted).toBeVisible();
  await expect.element(startTime).toHaveValue('12:00');
});

test('[F29] the draft of a deleted appointment is opened with its times, and can be discarded', async () => {
  const { router } = await editDeleted();
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  await router.options.context.queryClient.refetchQueries();
  follow(address);
  await expect.element(deleted).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await expect.element(dialog.bySelector('[name=startDay]')).toHaveValue('2030-05-15');
  await expect.element(startTime).toHaveValue('12:00');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expectCount(dialog, 0);
  follow(address);
  await expect.element(dialog.getByText('It may have been deleted.')).toBeVisible();
});

test('[F29] the calendar offers the text of a deleted appointment whose dialog was closed', async () => {
  const { router } = await editDeleted();
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  const notice = page.getByRole('main').getByRole('group').filter({ hasText: 'Mine' });
  await expectCount(notice, 0);
  await router.options.context.queryClient.refetchQueries();
  await expect.element(notice).toMatchTextContent('This appointment was deleted.');
  await notice.getByRole('button', { name: 'Open' }).click();
  await expect.element(deleted).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await expect.element(startTime).toHaveValue('12:00');
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  await notice.getByRole('button', { name: 'Discard' }).click();
  await expectCount(notice, 0);
  expect(document.activeElement).not.toBe(document.body);
  follow(address);
  await expect.element(dialog.getByText('It may have been deleted.')).toBeVisible();
});

test('the drafts of a new appointment and of one that still exists are no deleted ones', async () => {
  await open();
  await title.fill('Mine');
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  follow('/apps/calendar?day=2030-05-15&event=new&at=2030-05-15');
  await title.fill('Tasting');
  await userEvent.keyboard('{Escape}');
  await expectCount(dialog, 0);
  await expectCount(page.getByText(/Someone else deleted/), 0);
});
