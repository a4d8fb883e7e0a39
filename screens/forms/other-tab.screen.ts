import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from '../support/backend.ts';
import {
  createElsewhere,
  createUntilHeard,
  everyForm,
  forms,
  getStored,
  panel,
  showCopy,
} from '../support/created-elsewhere.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectTexts, readText } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

test.each(everyForm)('[F08] %s: a copy of a draft that was created is not restored', async (_, form) => {
  const { world, copies, noted } = await createElsewhere(form);
  await openRoute(form.address, { signedInAs: admin, world, storage: { ...copies, ...noted } });
  await form.open();
  await expect.element(form.field).toHaveValue('');
  expect(getStored('guestwise.draft')).toEqual({});
});

test.each(everyForm)(
  '[F08] %s: a copy on the screen is dropped when another tab creates it',
  async (_, form) => {
    const create = await showCopy(form);
    await createUntilHeard(create);
    await expectTexts(toasts, [form.elsewhere]);
    // It starts again, or is closed.
    await expect.poll(() => readText(form.field)).toBe('');
    flushDrafts();
    expect(getStored('guestwise.draft')).toEqual({});
  },
);

test.each(everyForm)('[F08] %s: a copy is not sent after another tab has created it', async (_, form) => {
  const create = await showCopy(form);
  create();
  await form.send.click();
  await expectTexts(toasts, [form.elsewhere]);
  expect(await form.countCreated()).toBe(0);
});

test.each(everyForm)('[F08] %s: what is typed further in a copy is kept', async (_, form) => {
  const create = await showCopy(form);
  await form.field.fill('Ada King');
  for (const key of create()) dispatchEvent(new StorageEvent('storage', { key }));
  await form.send.click();
  await expect.poll(form.countCreated).toBe(1);
});

test('[F08] the focus stays in a new guest that is being typed when another tab creates the one above', async () => {
  const create = await showCopy(forms.guests);
  forms.guests.field.element().focus();
  await userEvent.keyboard('{Enter}Grace{Tab}555');
  await createUntilHeard(create);
  const phone = panel.getByRole('textbox', { name: 'Phone' });
  await expect.element(phone).toHaveValue('555');
  await expect.element(phone).toHaveFocus();
});

test('[F08] the focus goes to the next row when another tab creates the guest that has it', async () => {
  const create = await showCopy(forms.guests);
  forms.guests.field.element().focus();
  await createUntilHeard(create);
  await expect.element(forms.guests.field).toHaveValue('');
  await expect.element(forms.guests.field).toHaveFocus();
});

/** The form of new guests with two of them. */
const twoGuests = {
  ...forms.guests,
  async open() {
    const name = forms.guests.field;
    await expect.element(name.first()).toBeVisible();
    if (name.length > 1) return;
    await name.fill('Grace Hopper');
    await userEvent.keyboard('{Enter}');
  },
  field: forms.guests.field.last(),
  created: ['Guests added: 2'],
};

/** Opens it in a tab that has restored both. The other one creates those of them that are passed, and no others. */
async function showTwoGuests() {
  const { world, copies, noted } = await createElsewhere(twoGuests);
  await openRoute(twoGuests.address, { signedInAs: admin, world, storage: copies });
  await expect.poll(() => forms.guests.field.length).toBe(2);
  // In the order in which they were created.
  const all = Object.entries(noted).toSorted(([, one], [, other]) => Number(one) - Number(other));
  return (...places: number[]) => {
    for (const [place, [key, text]] of all.entries()) {
      if (!places.includes(place)) continue;
      localStorage.setItem(key, text);
      dispatchEvent(new StorageEvent('storage', { key }));
    }
  };
}

test('[F08] one notice counts the guests that another tab creates one after the other', async () => {
  const create = await showTwoGuests();
  for (const places of [[0], [0, 1]]) {
    const hear = () => {
      create(...places);
      return toasts.elements().map((toast) => toast.textContent);
    };
    await expect
      .poll(hear)
      .toEqual([expect.stringContaining(`Guests added in another tab: ${places.length}`)]);
  }
});

test('[F08] a guest that another tab creates while the one above is sent is not sent', async () => {
  const create = await showTwoGuests();
  backend.play('createGuest:latency');
  const before = (await backend.calls('createGuest')).length;
  await twoGuests.send.click();
  create(1);
  await expectTexts(toasts, ['Guests added in another tab: 1', 'Guests added: 1']);
  expect(await backend.calls('createGuest')).toHaveLength(before + 1);
});

test('[F08] a guest that both tabs are sending is dropped once the other one has created it', async () => {
  const { world, copies, noted } = await createElsewhere(forms.guests);
  const [kept = ''] = Object.values(copies);
  const [{ key }] = JSON.parse(JSON.parse(kept).value.rows);
  const doubt = `${Object.keys(noted)[0]}`.replace(/ created .*$/, ` call ${key}`);
  const storage = { ...copies, [doubt]: JSON.stringify([Date.now() + 30_000, Date.now()]) };
  await openRoute(forms.guests.address, { signedInAs: admin, world, storage });
  const before = (await backend.calls('createGuest')).length;
  backend.play('listGuests:empty');
  await forms.guests.send.click();
  await expect.element(panel.getByText(/^Still sending/)).toBeVisible();
  backend.play();
  localStorage.removeItem(doubt);
  for (const [each, text] of Object.entries(noted)) localStorage.setItem(each, text);
  dispatchEvent(new StorageEvent('storage', { key: doubt }));
  await expectTexts(toasts, [forms.guests.elsewhere]);
  await expect.element(forms.guests.field).toHaveValue('');
  expect(await backend.calls('createGuest')).toHaveLength(before);
  // Nothing is left in doubt.
  expect(getStored('guestwise.doubts')).toEqual(noted);
});

test('[F08] a form whose call fails while another tab creates what it shows is dropped', async () => {
  const { event } = forms;
  const create = await showCopy(event);
  backend.play('createEvent:latency', 'createEvent:applied-then-504');
  await event.send.click();
  create();
  await expectTexts(toasts, [event.elsewhere]);
  await expect.element(event.field).toHaveValue('');
});
