import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { callTemplate } from '../support/template-api.ts';
import { expectTexts, readText } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const panel = page.getByRole('dialog');
const main = page.getByRole('main');
const note = page.getByRole('region', { name: 'New note' });
const openNote = page.getByRole('button', { name: /^(Add a note|Continue your note)$/ });

const getStored = (prefix: string) =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)));

const inTab = {
  open: async () => undefined,
  elsewhere: 'Saved in another tab',
};

/** How many records a template area has with the name: those of the other tab were in its storage. */
const countIn = (list: string) => async () =>
  (await callTemplate<{ name?: string; title?: string }[]>(list)).filter(({ name, title }) =>
    /^Ada (Lovelace|King)$/.test(name ?? title ?? ''),
  ).length;

/** The calls of this tab, without the one of the other tab. */
const countCalls = (operationId: string) => async () => (await backend.calls(operationId)).length - 1;

/** The forms that create something from a draft. */
const forms = {
  guests: {
    ...inTab,
    address: `/events/guests/all?event=${weddingId}&add=true`,
    field: panel.getByRole('textbox', { name: 'Name' }),
    send: panel.getByRole('button', { name: /^Add \d+ guests?$/ }),
    created: ['Guests added: 1'],
    elsewhere: 'Guests added in another tab: 1',
    countCreated: countCalls('createGuest'),
  },
  event: {
    ...inTab,
    address: '/apps/event/new',
    field: main.getByRole('textbox', { name: 'Name' }),
    send: main.getByRole('button', { name: 'Create event' }),
    created: ['Event created'],
    countCreated: countCalls('createEvent'),
  },
  message: {
    ...inTab,
    address: `/apps/event/${weddingId}?tab=messages&message=new`,
    field: main.getByRole('textbox', { name: 'Text' }),
    async open() {
      await main.getByRole('textbox', { name: 'Title' }).fill('Invitation');
    },
    send: main.getByRole('button', { name: 'Create message' }),
    created: ['Message created'],
    countCreated: countCalls('createMessage'),
  },
  note: {
    ...inTab,
    address: '/apps/notes',
    open: () => openNote.click(),
    field: note.getByRole('textbox', { name: 'Title' }),
    send: note.getByRole('button', { name: 'Save' }),
    created: ['Note saved'],
    countCreated: countIn('messages-app/messages'),
  },
  contact: {
    ...inTab,
    address: '/apps/contacts?contact=new',
    field: panel.getByRole('textbox', { name: 'Name' }),
    send: panel.getByRole('button', { name: 'Add contact' }),
    created: ['Contact saved'],
    countCreated: countIn('guests-app/guests'),
  },
  product: {
    ...inTab,
    address: '/apps/e-commerce/products?product=new',
    field: panel.getByRole('textbox', { name: 'Name' }),
    send: panel.getByRole('button', { name: 'Add product' }),
    created: ['Product saved'],
    countCreated: countIn('e-commerce-app/products'),
  },
  appointment: {
    ...inTab,
    address: '/apps/calendar?day=2030-05-15&event=new&at=2030-05-15T10:00',
    field: panel.getByRole('textbox', { name: 'Title' }),
    send: panel.getByRole('button', { name: 'Save' }),
    created: [],
    countCreated: countIn('calendar-app/events'),
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
  await expectTexts(toasts, created);
  await expect.poll(() => getStored('guestwise.draft')).toEqual({});
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

/** The rows of guests listen once they are painted. */
async function createUntilHeard(create: () => string[]) {
  const hear = () => {
    for (const key of create()) dispatchEvent(new StorageEvent('storage', { key }));
    return toasts.length;
  };
  await expect.poll(hear).toBe(1);
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
  await createUntilHeard(create);
  await expectTexts(toasts, [form.elsewhere]);
  // It starts again, or is closed.
  await expect.poll(() => readText(form.field)).toBe('');
  flushDrafts();
  expect(getStored('guestwise.draft')).toEqual({});
});

test.each(every)('[F08] %s: a copy is not sent after another tab has created it', async (_, form) => {
  const create = await showCopy(form);
  create();
  await form.send.click();
  await expectTexts(toasts, [form.elsewhere]);
  expect(await form.countCreated()).toBe(0);
});

test.each(every)('[F08] %s: what is typed further in a copy is kept', async (_, form) => {
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
