import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
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

test('[F08] one notice counts the guests that another tab creates one after the other', async () => {
  const name = forms.guests.field;
  const form = {
    ...forms.guests,
    async open() {
      await expect.element(name.first()).toBeVisible();
      if (name.length > 1) return;
      await name.fill('Grace Hopper');
      await userEvent.keyboard('{Enter}');
    },
    field: name.last(),
    created: ['Guests added: 2'],
  };
  const { world, copies, noted } = await createElsewhere(form);
  await openRoute(form.address, { signedInAs: admin, world, storage: copies });
  await expect.poll(() => name.length).toBe(2);
  const [key = '', text = ''] = Object.entries(noted).find(([each]) => each.includes('created')) ?? [];
  const all = JSON.parse(text);
  for (const count of [1, 2]) {
    const hear = () => {
      localStorage.setItem(key, JSON.stringify(all.slice(0, count)));
      dispatchEvent(new StorageEvent('storage', { key }));
      return toasts.elements().map((toast) => toast.textContent);
    };
    await expect.poll(hear).toEqual([expect.stringContaining(`Guests added in another tab: ${count}`)]);
  }
});

test('[F08] an appointment that another tab has created at another time is kept', async () => {
  const { appointment } = forms;
  const at = (time: string) => appointment.address.replace('T10:00', `T${time}`);
  const { world } = await openRoute(at('10:00'), { signedInAs: admin });
  await appointment.field.fill('Ada Lovelace');
  flushDrafts();
  const copies = getStored('guestwise.draft');
  await openRoute(at('14:00'), { signedInAs: admin, world, storage: copies });
  await appointment.send.click();
  await expect.poll(() => getStored('guestwise.draft')).toEqual({});
  const noted = getStored('guestwise.doubts');
  await openRoute(at('10:00'), { signedInAs: admin, world, storage: { ...copies, ...noted } });
  await expect.element(appointment.field).toHaveValue('Ada Lovelace');
});
