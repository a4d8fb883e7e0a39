import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conference, conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openDeleteDialog } from '../support/event-menu.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const draftNames = () => Object.keys(localStorage).filter((key) => /\.draft .* event new/.test(key));

test('[F04] a response with another event does not count as created: the form reports a doubt and keeps its text', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  const body = { status: 'fail', data: { _id: 'zzz111', name: 'Somebody else' } };
  await backend.plan({ operationId: 'createEvent', body });
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.element(page.getByText(/^We are not sure this was saved\./)).toBeVisible();
  expect(place()).toBe('/apps/event/new');
  await expect.poll(draftNames).toHaveLength(1);
  await expectCount(toasts, 0);
});

test('[F08] after a 504 of a gateway for an event that was created, it is not silently created twice', async () => {
  await openRoute('/apps/event/new', { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  backend.play('createEvent:applied-then-504');
  const create = page.getByRole('button', { name: 'Create event' });
  await create.click();
  await expect.element(page.getByText(/^We are not sure this was saved\./)).toBeVisible();
  backend.play();
  await create.click();
  await expect.element(page.getByText(/^An identical entry already exists\./)).toBeVisible();
  expect(await backend.calls('createEvent')).toHaveLength(1);
});

test('[F06] a save whose preceding read got no response says that nothing was sent', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  await page.getByRole('textbox', { name: 'Name' }).fill('In the garden');
  backend.play('getEvent:offline');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(/^We could not send this\./)).toBeVisible();
  expect(await backend.calls('updateEvent')).toEqual([]);
});

test('[F04] a 200 does not count as a deletion if the API still has the event: the question reports a doubt and stays', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  await backend.plan({ operationId: 'deleteEvent', body: { status: 'fail' } });
  await openDeleteDialog();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent('12 guests, 3 messages and all RSVP links are deleted. You cannot undo this.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toMatchTextContent('We are not sure this event was deleted.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'More actions' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: wedding.name, level: 1 })).toBeVisible();
  await expectCount(toasts, 0);
});

test('[F29] an event that somebody else deleted keeps its text and images, and can be created again', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('In the garden');
  backend.play('getEvent:404');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(/^Someone else deleted this event\./)).toBeVisible();
  await expect.element(name).toHaveValue('In the garden');
  backend.play();
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect.element(toasts.getByText('Event created')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'In the garden', level: 1 })).toBeVisible();
  expect(place()).not.toMatch(weddingId);
  expect(await backend.calls('createEvent')).toMatchObject([
    { body: { name: 'In the garden', image: wedding.image } },
  ]);
  expect(await backend.calls('updateEvent')).toEqual([]);
});

test('[F06] a delete without a connection is unknown until a retry finds no event', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  backend.play('deleteEvent:offline', 'getEvent:offline');
  await openDeleteDialog();
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: 'Delete' });
  await confirm.click();
  await expect.element(question).toMatchTextContent('We are not sure this event was deleted.');
  backend.play('deleteEvent:404');
  await confirm.click();
  await expect.element(toasts.getByText('Event deleted')).toBeVisible();
  expect(place()).toBe('/events');
});

test('[F06] a delete whose connection was cut after it was applied is done', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  backend.play('deleteEvent:applied-then-dies', 'getEvent:offline');
  await openDeleteDialog();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // Chromium repeats a DELETE after a cut connection, so the API may have answered already that the event is gone.
  await expect.element(toasts.getByText('Event deleted')).toBeVisible();
  expect(place()).toBe('/events');
});

test('an event deleted after its page was left does not lead away from the new page', async () => {
  await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  await openDeleteDialog();
  backend.play('deleteEvent:latency');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  follow('/apps/event/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Another party');
  await expect.element(toasts.getByText('Event deleted')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Another party');
  expect(place()).toBe('/apps/event/new');
});

test('[F10] an event deleted while another one is open does not touch the page of the other one', async () => {
  const { router } = await openRoute(`/apps/event/${weddingId}`, { signedInAs: admin });
  await router.preloadRoute({ to: '/apps/event/$eventId/{-$handle}', params: { eventId: conferenceId } });
  await openDeleteDialog();
  backend.play('deleteEvent:latency');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  const other = `/apps/event/${conferenceId}`;
  follow(other);
  await expect.element(page.getByRole('heading', { name: conference.name, level: 1 })).toBeVisible();
  await openDeleteDialog();
  await expect.element(question.getByRole('button', { name: 'Delete' })).toBeEnabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(toasts.getByText('Event deleted')).toBeVisible();
  expect(place()).toBe(other);
});
