import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const list = `/events/guests/all?event=${weddingId}`;
const newEvent = '/apps/event/new';
const messages = `/apps/event/${weddingId}?tab=messages`;
const contact = '/apps/contacts?contact=amal&edit=event';
const name = page.getByRole('textbox', { name: 'Name' });
const title = page.getByRole('textbox', { name: 'Title' });
const text = page.getByRole('textbox', { name: 'Text', exact: true });
const still = page.getByText('Still sending. Keep this page open.');
const dinner = page.getByRole('dialog').getByRole('button', { name: 'An evening at the long table' });
const wedding = page.getByRole('dialog').getByRole('button', { name: /Layla/ });
const countCalls = async (operationId: string) => (await backend.calls(operationId)).length;

/** A form that creates something: where it is, how it is filled, and its button. */
const forms = {
  guest: {
    address: `${list}&add=true`,
    elsewhere: list,
    operation: 'createGuest',
    fill: () => name.fill('Ada Lovelace'),
    button: page.getByRole('dialog').getByRole('button', { name: 'Add 1 guest' }),
    field: name,
    last: 'Ada Lovelace',
    unsure: /^We are not sure this guest was added\./,
    isThere: /^A guest with this name and phone number is already on the list\./,
  },
  event: {
    address: newEvent,
    elsewhere: '/events',
    operation: 'createEvent',
    fill: () => name.fill('My party'),
    button: page.getByRole('button', { name: 'Create event' }),
    field: name,
    last: 'My party',
    unsure: /^We are not sure this was saved\./,
    isThere: /^An identical entry already exists\./,
  },
  message: {
    address: `${messages}&message=new`,
    elsewhere: messages,
    operation: 'createMessage',
    async fill() {
      await title.fill('Thanks');
      await text.fill('Thank you for coming.');
    },
    button: page.getByRole('button', { name: 'Create message' }),
    field: title,
    last: 'Thank you for coming.',
    unsure: /^We are not sure this was saved\./,
    isThere: /^An identical entry already exists\./,
  },
};
const kinds = Object.values(forms);

/** Leaves the form, and opens it again. */
async function comeBack({ address, elsewhere, field }: (typeof kinds)[number]) {
  follow(elsewhere);
  await expectCount(field.and(page.bySelector('[readonly]')), 0);
  follow(address);
  await expect.element(field).toBeVisible();
}

test.each(kinds)(
  '[F09] $operation: a form opened again while it is sent waits for the outcome',
  async (form) => {
    await openRoute(form.address, { signedInAs: admin });
    await form.fill();
    backend.play(`${form.operation}:latency`);
    await form.button.click();
    await comeBack(form);
    await expect.element(form.field).toHaveAttribute('readonly');
    await expect.element(still).toBeVisible();
    await expectCount(page.getByText('We restored your unsaved changes'), 0);
    await expect.poll(place).not.toBe(form.address);
    // The next page may still be loading, and would leave this form as it is if the navigation were called off.
    await expectCount(form.button, 0);
    expect(await countCalls(form.operation)).toBe(1);
    follow(form.address);
    await expect.element(form.field).toHaveValue('');
  },
);

test.each(kinds)('[F09] $operation: a failure is shown in the form that was opened again', async (form) => {
  await openRoute(form.address, { signedInAs: admin });
  await form.fill();
  backend.play(`${form.operation}:latency`, `${form.operation}:applied-then-504`);
  await form.button.click();
  await comeBack(form);
  await expect.element(still).toBeVisible();
  await expect.element(page.getByText(form.unsure)).toBeVisible();
  await expectCount(toasts, 0);
  backend.play();
  await form.button.click();
  await expect.element(page.getByText(form.isThere)).toBeVisible();
  expect(await countCalls(form.operation)).toBe(1);
});

test.each(kinds)('[F08] $operation: a form left in doubt, or loaded again, reads first', async (form) => {
  const { world } = await openRoute(form.address, { signedInAs: admin });
  await form.fill();
  backend.play(`${form.operation}:applied-then-504`);
  await form.button.click();
  await expect.element(page.getByText(form.unsure)).toBeVisible();
  backend.play();
  await comeBack(form);
  // The text is stored when the person pauses.
  const kept = () => Object.entries(localStorage).filter(([key]) => /^guestwise\.(draft|doubts) /.test(key));
  await expect.poll(kept).toHaveLength(2);
  await expect.poll(() => JSON.stringify(kept())).toContain(form.last);
  const storage = Object.fromEntries(kept());
  await form.button.click();
  await expect.element(page.getByText(form.isThere)).toBeVisible();
  expect(await countCalls(form.operation)).toBe(1);

  await openRoute(form.address, { signedInAs: admin, world, storage });
  await expect.element(form.field).not.toHaveValue('');
  await form.button.click();
  await expect.element(page.getByText(form.isThere)).toBeVisible();
  expect(await countCalls(form.operation)).toBe(1);
});

test.each(kinds)(
  '[F10] $operation: a form that fails after it was left is reported, and keeps its text',
  async (form) => {
    await openRoute(form.address, { signedInAs: admin });
    await form.fill();
    backend.play(`${form.operation}:latency`, `${form.operation}:403`);
    await form.button.click();
    follow('/account');
    await expect.element(toasts).toMatchTextContent('The form you left was not saved.');
    backend.play();
    follow(form.address);
    await expect.element(form.field).not.toHaveValue('');
  },
);

test('[F10] an event that is being sent can be left without a question', async () => {
  await openRoute(newEvent, { signedInAs: admin });
  await name.fill('My party');
  backend.play('createEvent:latency');
  await page.getByRole('button', { name: 'Create event' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Events' }).click();
  await expect.element(toasts.getByText('Event created')).toBeVisible();
  expect(place()).toBe('/events');
});

test('[F09] while a contact is being added it is added to no other event, also where the panel is opened again', async () => {
  await openRoute(contact, { signedInAs: admin });
  await expect.element(dinner).toBeVisible();
  backend.play('createGuest:silent');
  await dinner.click();
  follow('/apps/contacts');
  await expectCount(dinner, 0);
  follow(contact);
  await expect.element(wedding).toHaveAttribute('aria-disabled', 'true');
});

test('[F10] a contact that could not be added after its panel was left is reported', async () => {
  await openRoute(contact, { signedInAs: admin });
  await expect.element(dinner).toBeVisible();
  backend.play('createGuest:latency', 'createGuest:403');
  await dinner.click();
  follow('/events');
  await expect.element(toasts).toMatchTextContent('You may not do this.');
  await expect.element(toasts).toMatchTextContent('Amal Farouk');
});

test('a visit starts without what was typed last in the one before', async () => {
  await openRoute(forms.guest.address, { signedInAs: admin });
  await name.fill('Ada Lovelace');
  await openRoute(forms.guest.address, { signedInAs: admin });
  await expect.element(name).toHaveValue('');
});
