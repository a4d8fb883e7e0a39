import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { flushDrafts } from '../../src/storage/drafts.ts';
import { backend } from '../support/backend.ts';
import { listNotes } from '../support/notes.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const panel = page.getByRole('dialog');
const note = page.getByRole('region', { name: 'New note' });
const name = panel.getByRole('textbox', { name: 'Name' });
const title = note.getByRole('textbox', { name: 'Title' });
const openNote = page.getByRole('button', { name: /^(Add a note|Continue your note)$/ });

const getStored = (prefix: string) =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)));

/** Two forms that create something from a draft. */
const forms = {
  guests: {
    address: `/events/guests/all?event=${weddingId}&add=true`,
    open: async () => undefined,
    field: name,
    send: panel.getByRole('button', { name: /^Add \d+ guests?$/ }),
    created: 'Guests added: 1',
    elsewhere: 'Guests added in another tab: 1',
    async expectDropped() {
      await expect.element(name).toHaveValue('');
    },
    countCreated: async () => (await backend.calls('createGuest')).length - 1,
  },
  note: {
    address: '/apps/notes',
    open: () => openNote.click(),
    field: title,
    send: note.getByRole('button', { name: 'Save' }),
    created: 'Note saved',
    elsewhere: 'Note saved in another tab',
    expectDropped: () => expectCount(note, 0),
    // The notes of the other tab were in its storage.
    countCreated: async () => (await listNotes()).filter((each) => each.title === 'Ada Lovelace').length,
  },
};
type Form = (typeof forms)[keyof typeof forms];
const every = Object.entries(forms) as [string, Form][];

/** One tab has created what was typed. Returns the world, the draft as others may have it, and what the tab noted. */
async function createElsewhere({ address, open, field, send, created }: Form) {
  const { world } = await openRoute(address, { signedInAs: admin });
  await open();
  await field.fill('Ada Lovelace');
  flushDrafts();
  const copies = getStored('guestwise.draft');
  await send.click();
  await expectTexts(toasts, [created]);
  expect(getStored('guestwise.draft')).toEqual({});
  return { world, copies, noted: getStored('guestwise.doubts') };
}

/** Opens the form in a tab that has restored the draft, before the other one has created it. */
async function showCopy(form: Form) {
  const { world, copies, noted } = await createElsewhere(form);
  await openRoute(form.address, { signedInAs: admin, world, storage: copies });
  await form.open();
  await expect.element(form.field).toHaveValue('Ada Lovelace');
  return () => {
    for (const [key, text] of Object.entries(noted)) localStorage.setItem(key, text);
    return Object.keys(noted);
  };
}

test.each(every)('[F08] %s: a copy of a draft that was created is not restored', async (_, form) => {
  const { world, copies, noted } = await createElsewhere(form);
  await openRoute(form.address, { signedInAs: admin, world, storage: { ...copies, ...noted } });
  await form.open();
  await expect.element(form.field).toHaveValue('');
  expect(getStored('guestwise.draft')).toEqual({});
});

test.each(every)('[F08] %s: a copy on the screen is dropped when another tab creates it', async (_, form) => {
  const create = await showCopy(form);
  // The rows of guests listen once they are painted.
  await expect
    .poll(() => {
      for (const key of create()) dispatchEvent(new StorageEvent('storage', { key }));
      return toasts.length;
    })
    .toBe(1);
  await expectTexts(toasts, [form.elsewhere]);
  await form.expectDropped();
  flushDrafts();
  expect(getStored('guestwise.draft')).toEqual({});
});

test.each(every)('[F08] %s: a copy is not sent after another tab has created it', async (_, form) => {
  const create = await showCopy(form);
  create();
  await form.send.click();
  await expectTexts(toasts, [form.elsewhere]);
  await expectCount(form.field, 0);
  expect(await form.countCreated()).toBe(0);
});

test.each(every)('[F08] %s: what is typed further in a copy is kept', async (_, form) => {
  const create = await showCopy(form);
  await form.field.fill('Ada King');
  for (const key of create()) dispatchEvent(new StorageEvent('storage', { key }));
  await form.send.click();
  await expectTexts(toasts, [form.created]);
});
