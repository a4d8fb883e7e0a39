import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { flushDrafts } from '../../src/storage/draft-memory.ts';
import { backend } from './backend.ts';
import { openRoute } from './open-route.tsx';
import { expectTexts } from './text.ts';
import { toasts } from './toasts.ts';

export const panel = page.getByRole('dialog');
const main = page.getByRole('main');

export const getStored = (prefix: string) =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)));

const inTab = {
  open: async () => undefined,
  elsewhere: 'Saved in another tab',
};

/** The calls of this tab, without the one of the other tab. */
const countCalls = (operationId: string) => async () => (await backend.calls(operationId)).length - 1;

/** The forms that create something from a draft. */
export const forms = {
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
    created: [] as string[],
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
    created: [] as string[],
    countCreated: countCalls('createMessage'),
  },
};
type Form = Omit<(typeof forms)['event'], 'created' | 'open'> & {
  created: string[];
  open(): Promise<void>;
};
export const everyForm = Object.entries(forms) as [string, Form][];

/** One tab has created what was typed. Returns the world, the draft as others may have it, and what the tab noted. */
export async function createElsewhere({ address, open, field, send, created }: Form) {
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
export async function showCopy(form: Form) {
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
export async function createUntilHeard(create: () => string[]) {
  const hear = () => {
    for (const key of create()) dispatchEvent(new StorageEvent('storage', { key }));
    return toasts.length;
  };
  await expect.poll(hear).toBe(1);
}
