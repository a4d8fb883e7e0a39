import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { countCalls, createdKinds, readDrafts, unknownOutcome } from '../support/created-kinds.ts';
import { holdCalls } from '../support/intercept-calls.ts';
import { areas, field, save } from '../support/merging.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const restored = page.getByText('We restored your unsaved changes');
const discard = page.getByRole('button', { name: 'Discard' });
const still = page.getByText('Still sending. Keep this page open.');

test.each(createdKinds)(
  '[F40] $kind: typed text is restored after a reload, until it is discarded',
  async (form) => {
    const { world } = await openRoute(form.address);
    await form.fill();
    const storage = readDrafts();
    await openRoute(form.address, { world, storage });
    await expect.element(restored).toBeVisible();
    await expect.element(form.field).not.toHaveValue('');
    await discard.click();
    await expect.element(form.field).toHaveValue('');
    await expectCount(restored, 0);
    expect(readDrafts()).toEqual({});
  },
);

test.each(createdKinds)('[F09] $kind: a form reopened during its save waits and restarts', async (form) => {
  await openRoute(form.address);
  await form.fill();
  const release = holdCalls('POST');
  await form.button.click();
  await expectCount(page.bySelector('[data-sending]'), 1);
  follow(form.elsewhere);
  // Also gone from the document: a page that is only hidden while the next one loads would come back.
  await expectCount(page.bySelector('[data-sending]'), 0);
  follow(form.address);
  await expect.element(still).toBeVisible();
  await expectCount(restored, 0);
  release();
  await expect.element(toasts.getByText(form.created)).toBeVisible();
  await expect.element(form.field).toHaveValue('');
  expect([await countCalls(form.operation), readDrafts()]).toEqual([1, {}]);
});

test.each(createdKinds)(
  '[F10] $kind: a failure after leaving is reported and keeps the text',
  async (form) => {
    await openRoute(form.address);
    await form.fill();
    backend.play(`${form.operation}:latency`, `${form.operation}:403`);
    await form.button.click();
    follow('/account');
    await expect.element(toasts).toMatchTextContent('The form you left was not saved.');
    backend.play();
    follow(form.address);
    await expect.element(restored).toBeVisible();
    await expect.element(form.field).not.toHaveValue('');
  },
);

test.each(createdKinds.filter(({ kind }) => kind !== 'event'))(
  '[F08] $kind: after a lost response an equal record is told once',
  async (form) => {
    const { world } = await openRoute(form.address);
    await form.fill();
    backend.play(`${form.operation}:applied-then-504`);
    await form.button.click();
    await expect.element(page.getByText(unknownOutcome)).toBeVisible();
    const storage = readDrafts();
    await openRoute(form.address, { world, storage });
    await form.button.click();
    await expect.element(page.getByText(form.exists)).toBeVisible();
    expect(await countCalls(form.operation)).toBe(1);
    await form.button.click();
    await expect.poll(() => countCalls(form.operation)).toBe(2);
  },
);

test('[F08] after a lost response and a reload the event is opened', async () => {
  const form = createdKinds[1];
  const { world } = await openRoute(form.address);
  await form.fill();
  backend.play('createEvent:applied-then-504');
  await form.button.click();
  await expect.element(page.getByText(unknownOutcome)).toBeVisible();
  await openRoute(form.address, { world, storage: readDrafts() });
  await form.button.click();
  await expect
    .element(toasts)
    .toMatchTextContent('The event was already created. We did not create it twice.');
  await expect.poll(place).toMatch(/^\/apps\/event\/(?!new)/);
  expect([await countCalls(form.operation), readDrafts()]).toEqual([1, {}]);
});

test('[F10] a form is read-only while sent, and editable after a refusal', async () => {
  await openRoute('/apps/event/new');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('My party');
  backend.play('createEvent:latency');
  await backend.plan({ operationId: 'createEvent', status: 400, body: { message: 'Not today' } });
  const create = page.getByRole('button', { name: 'Create event' });
  const single = page.getByRole('checkbox', { name: 'One person per invitation' });
  await create.click();
  await expect.element(name).toHaveAttribute('readonly');
  await expect.element(create).toHaveFocus();
  await single.click();
  await expect.element(single).not.toBeChecked();
  await expect.element(page.getByText('Not today')).toBeVisible();
  await expect.element(name).not.toHaveAttribute('readonly');
});

test('[F50] a server error without a field is shown above the form', async () => {
  const before = () => backend.patch('events', weddingId, { isSingleGuest: true });
  await openRoute(areas.guest.address, { before });
  await field('name').fill('Mine');
  await backend.plan({
    operationId: 'updateGuest',
    status: 400,
    body: { status: 'fail', errors: [{ type: 'invitees', message: 'Too many invited' }] },
  });
  await save.click();
  await expect.element(page.bySelector('form [role="alert"]')).toMatchTextContent('Too many invited');
});
