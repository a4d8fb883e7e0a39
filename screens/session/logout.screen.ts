import * as keys from '../../src/storage/keys.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin, staff } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoNeverAnswered, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { ApiError } from '../../src/api/errors.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { type FailedDelete, pendingDeletion, type Sending } from '../../src/shared/pending-deletion.ts';

import { changeSettings } from '../support/arrange.ts';
import { backend } from '../support/backend.ts';
import { loginPage as login } from '../support/login-page.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { toasts } from '../support/toasts.ts';

const key = `${admin._id} ${weddingId}`;
const unfinished = `guestwise.import.${admin._id}.${weddingId}`;
const guest = { name: 'Samira', phone: '', invitees: 1, inviteeOnCard: 1, isWAPhone: false };
const losses = [
  {
    what: 'check-ins',
    stored: {
      [`guestwise.arrivals ${key}`]: [{ guestId: 'g1', name: 'Samira', people: 2, at: 1_750_000_000_000 }],
    },
    question: 'Log out and delete the check-ins on this device?',
    text: /^1 check-in is not exported/,
  },
  {
    what: 'an unfinished import',
    stored: {
      [unfinished]: {
        startedAt: 1,
        guests: [1, 2, 3].map((line) => ({ line, guest, before: 0 })),
        leftOut: [],
      },
      [`${unfinished}.progress`]: { startedAt: 1, states: 'cww', reasons: {} },
    },
    question: 'Log out and delete the unfinished import?',
    text: /^2 guests are not added yet\./,
  },
];

test.each(losses)(
  'a logout that would delete $what asks first with their number',
  async ({ stored, question, text }) => {
    const storage = Object.fromEntries(
      Object.entries(stored).map(([name, data]) => [name, JSON.stringify(data)]),
    );
    const isKept = () => Object.keys(storage).map((name) => localStorage.getItem(name) !== null);
    await openRoute('/events', { storage });
    await page.getByRole('link', { name: 'Logout' }).first().click();
    await expect.element(page.getByRole('heading', { name: question })).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await page.getByRole('link', { name: 'Keep me logged in' }).click();
    await expect.poll(place).toBe('/events');
    expect(isKept()).not.toContain(false);

    await page.getByRole('link', { name: 'Logout' }).first().click();
    await page.getByRole('button', { name: 'Log out and delete' }).click();
    await login.isShown();
    expect(isKept()).not.toContain(true);
    expect(localStorage.getItem('guestwise.token')).toBeNull();
  },
);

const storage = { [keys.draft(admin._id, 'event new')]: JSON.stringify({ name: 'Dinner' }) };
const logOut = () => page.getByRole('link', { name: 'Logout' }).first().click();
const getPrivateKeys = () => Object.keys(localStorage).filter((key) => key.includes(admin._id));

const manyIds = Array.from({ length: 60 }, (_, place) => `665f0000000000000000${1000 + place}`);
const deleteMany = (send: (sending: Sending) => Promise<FailedDelete[]>) =>
  pendingDeletion.begin({
    ids: manyIds,
    queryClient: createQueryClient(),
    send,
    hide: (change) => change(),
    show: (change) => change(),
    texts: {
      deleted: { id: '60 deleted', message: '60 deleted' },
      tooLate: { id: 'too late' },
      failed: () => ({ id: 'failed', message: '60 not deleted' }),
      dropped: () => ({ id: 'unsent' }),
    },
  });

test('[F82] a logout finishes a large deletion first', async () => {
  await openRoute('/events');
  const refusal = new ApiError({ status: 403, method: 'DELETE', path: '/' }, null);
  let finish = (_failed: FailedDelete[]) => {};
  deleteMany(() => new Promise((resolve) => (finish = resolve)));
  await logOut();
  await expect.element(page.getByRole('heading', { name: 'Logging out' })).toBeVisible();
  finish(manyIds.map((id) => ({ id, error: refusal })));
  await expect.element(toasts).toMatchTextContent('60 not deleted');
  await expect.poll(place).toBe('/events');
  expect(localStorage.getItem('guestwise.token')).not.toBeNull();

  await toasts.getByRole('button', { name: 'Try again' }).click();
  await logOut();
  await expect.element(page.getByRole('heading', { name: 'Logging out' })).toBeVisible();
  finish([]);
  await login.isShown();
});

test('a logout that cannot save the last settings says so', async () => {
  const { router } = await openRoute('/events', { storage });
  backend.play('savePreference:silent');
  void changeSettings(router, { layout: { style: 'layout3' } });
  await logOut();
  await login.isShown();
  await expect.element(page.getByText(/^Your last settings may not be saved\./)).toBeVisible();
  expect(getPrivateKeys()).toEqual([]);
});

test('the next user sees no panel, toast or notification of the one before', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}&guest=${guestWhoNeverAnswered}`);
  await page.getByRole('complementary').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  backend.play('deleteGuest:500');
  void pendingDeletion.flush();
  await login.isShown();
  await expect.element(toasts.getByText(/^We are not sure this change was saved/)).toBeVisible();
  await login.logIn(staff);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(toasts.getByText(/^We are not sure/).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect.element(page.getByText('There are no notifications for now.')).toBeVisible();
});

test('[F08] a logout during a save says that its outcome is unknown', async () => {
  await openRoute('/apps/event/new');
  await page.getByRole('textbox', { name: 'Name' }).fill('My party');
  backend.play('createEvent:silent');
  await page.getByRole('button', { name: 'Create event' }).click();
  await logOut();
  await login.isShown();
  await expect
    .element(
      page.getByText('Something was still being sent when the session ended. Check whether it was saved.'),
    )
    .toBeVisible();
});
