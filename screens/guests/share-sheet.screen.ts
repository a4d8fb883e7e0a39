import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { guestWhoNeverAnswered, selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const panel = page.getByRole('complementary', { name: 'The Lindqvists' });
const link = `/${guestWhoNeverAnswered}/rsvp`;
const copied: string[] = [];
let shared: (ShareData | undefined)[] = [];

/** Gives the browser a share sheet with this outcome, and a clipboard that accepts a text or not. */
function equip(outcome: () => Promise<void>, canCopy = true) {
  shared = [];
  copied.length = 0;
  const before = navigator.clipboard.writeText;
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value(data?: ShareData) {
      shared.push(data);
      return outcome();
    },
  });
  navigator.clipboard.writeText = async (text) => {
    if (!canCopy) throw new DOMException('Not allowed', 'NotAllowedError');
    copied.push(text);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
    navigator.clipboard.writeText = before;
  });
}
const failWith = (name: string) => async () => {
  throw new DOMException('…', name);
};
const open = (before = async () => {}) =>
  openRoute(`/events/guests/all?event=${weddingId}&guest=${guestWhoNeverAnswered}`, { before });

/** "Share…" is not the first way for a guest on WhatsApp. */
async function clickShare(sheet = panel) {
  await sheet.getByText('More ways').click();
  await sheet.getByRole('button', { name: 'Share…' }).click();
}

test('the share sheet gets the message with the personal link', async () => {
  equip(async () => {});
  await open();
  await expect.element(panel.getByText('Then add it in the chat')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Save the card' })).toBeEnabled();
  await clickShare();
  await expect.poll(() => shared).toHaveLength(1);
  expect(shared[0]?.text).toContain(link);
  expect(copied).toEqual([]);
  expect(toasts.elements()).toEqual([]);
});

test('a share sheet that takes files gets the card with the message', async () => {
  equip(async () => {});
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'));
  await open();
  await panel.getByRole('button', { name: 'Share with the card' }).click();
  await expect.poll(() => shared).toHaveLength(1);
  expect(shared[0]?.files).toMatchObject([{ name: 'invitation.jpg', type: 'image/jpeg' }]);
  expect(shared[0]?.text).toContain(link);
});

test.each([
  ['is closed without a choice says nothing', 'AbortError', 0],
  ['fails has the message copied instead, and a toast says so', 'DataError', 1],
])('a share sheet that %s', async (_, failure, count) => {
  equip(failWith(failure));
  await open();
  await clickShare();
  await expect.poll(() => shared).toHaveLength(1);
  const notice = toasts.getByText('Sharing did not work here. The message is copied instead.');
  await expectCount(notice, count);
  expect(copied.filter((text) => text.includes(link))).toHaveLength(count);
  expect(toasts.elements()).toHaveLength(count);
});

test('if nothing can be shared the message is shown for copying', async () => {
  equip(failWith('NotAllowedError'), false);
  await open();
  await clickShare();
  const text = page.getByRole('alertdialog').getByRole('textbox');
  await expect.element(text).toBeVisible();
  expect(text.element()).toHaveProperty('value', expect.stringContaining(link));
});

test('a message too long for a mail link is copied with a toast', async () => {
  equip(async () => {});
  const message = `Dear {name}, ${'welcome. '.repeat(300)}{link}`;
  await open(() => backend.patch('messages', selectedMessage, { message }));
  await panel.getByText('More ways').click();
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  const email = panel.getByRole('link', { name: 'Email' });
  await expect.poll(() => email.element().getAttribute('href')).toMatch(/^mailto:\?subject=[^&]+$/);
  await email.click();
  await expect.element(toasts.getByText(/Paste it into the email/)).toBeVisible();
  expect(copied).toEqual([expect.stringContaining(link)]);
});
