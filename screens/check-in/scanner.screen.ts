import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestOfTheGala } from '../../mocks/backend/seeds/gala.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openShellPart } from '../../src/shell/shell-part.ts';
import { openRoute, place } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const address = `/events/${weddingId}/scan`;
const main = page.getByRole('main');
const field = main.getByRole('textbox', { name: 'Guest’s link, name or phone' });
const card = main.getByRole('article');
const log = main.getByRole('region', { name: 'Checked in' });
const link = (guestId: string) => `https://party.example.com/${guestId}/rsvp`;

/** Types in the focused field, as a USB scanner or a person does. */
const type = (text: string) => userEvent.keyboard(text);

/** Types as a USB scanner does while no field has the focus: at once, because a slow machine must not seem to pause. */
function scan(text: string, ...ends: string[]) {
  // Whether the focused element would get the key, as a link that Enter opens.
  const press = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  for (const key of text) {
    if (/[A-Z:?]/.test(key)) press('Shift');
    press(key);
  }
  return ends.map(press);
}

/** Opens check-in with its whole list, and focuses an element. */
async function openDesk(focused?: () => Element) {
  await openRoute(address);
  await expect.element(main).toMatchTextContent('6 guests still expected');
  await expect.element(field).toHaveFocus();
  if (!focused) return;
  (field.element() as HTMLElement).blur();
  (focused() as HTMLElement).focus();
  expect(document.activeElement).toBe(focused());
}

const focusless = [
  ['nothing', () => document.body],
  ['a link', () => page.getByRole('link', { name: 'Close check-in' }).element()],
  ['a button', () => main.getByRole('button', { name: 'Use camera' }).element()],
  ['the content of the page', () => main.element()],
  ['a disclosure', () => log.bySelector('summary').element()],
] as const;

test.each(focusless)(
  'a scan while %s has the focus shows the guest, and presses nothing',
  async (_, find) => {
    await openDesk(find);
    expect(scan(link(guestWhoAccepted), 'Enter')).toEqual([false]);
    await type('{Enter}');
    await expect.element(card).toMatchTextContent(/Grace Okafor/);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('');
    expect(place()).toBe(address);
    await expectCount(main.getByRole('alert'), 0);
    await expect.element(log).toMatchTextContent('0 guests checked in');
  },
);

test.each([
  ['in the field', undefined],
  ['beside the field', () => document.body],
])('a scan needs no end, and another one is another guest: %s', async (_, find) => {
  await openDesk(find);
  if (find) scan(link(guestWhoAccepted));
  else await type(link(guestWhoAccepted));
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
  await type(link(guestWhoDeclined));
  await expect.element(card).toMatchTextContent(/Uncle Tariq/);
  await field.fill(link(guestWhoDeclined) + link(guestWhoAccepted));
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await type(link(guestOfTheGala));
  await expect.element(main.getByRole('heading', { name: 'Not on this event’s guest list' })).toBeVisible();
  await type(link(guestWhoAccepted));
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
});

test('a scan may end with Tab', async () => {
  await openDesk();
  await type(`${link(guestWhoAccepted)}{Tab}`);
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await expect.element(field).toHaveFocus();
  await type('https://evil.example/{Tab}');
  await expect.element(main.getByRole('heading', { name: 'Not on this event’s guest list' })).toBeVisible();
});

test('Tab after a name leaves the field', async () => {
  await openDesk();
  await type('grace{Tab}');
  await expect.element(field).not.toHaveFocus();
  await expect.element(field).toHaveValue('grace');
});

test('a link with a typing error stays for a correction', async () => {
  await openDesk();
  const wrong = guestWhoAccepted.replace(/.$/, 'f');
  await type(link(wrong));
  await expect.element(main.getByRole('heading', { name: 'Not on this event’s guest list' })).toBeVisible();
  await expect.element(field).toHaveValue(link(wrong));
  await type(`{End}${'{ArrowLeft}'.repeat('/rsvp'.length)}{Backspace}${guestWhoAccepted.slice(-1)}`);
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
});

test('a scan during a question shows the guest behind it', async () => {
  await openDesk();
  await type(`${guestWhoDeclined}{Enter}`);
  await card.getByRole('button', { name: 'Check in anyway' }).click();
  await log.bySelector('summary').click();
  await log.getByRole('button', { name: 'Clear' }).click();
  const question = page.getByRole('alertdialog');
  const clear = question.getByRole('button', { name: 'Clear' });
  await expect.element(clear).toBeVisible();
  (clear.element() as HTMLElement).focus();
  expect(scan(link(guestWhoAccepted), 'Enter', 'Enter')).toEqual([false, false]);
  await expect.element(clear).toHaveFocus();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await expect.element(log).toMatchTextContent('1 guest checked in');
});

test('a scanner beside the camera shows the guest', async () => {
  const picture = document.createElement('canvas');
  picture.getContext('2d')?.fillRect(0, 0, 9, 9);
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(picture.captureStream());
  onTestFinished(() => camera.mockRestore());
  await openRoute(address, { width: 390 });
  await expect.element(main).toMatchTextContent('6 guests still expected');
  await main.getByRole('button', { name: 'Use camera' }).click();
  await expect.element(main.bySelector('video')).toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  expect(scan(link(guestWhoAccepted), 'Enter', 'Enter')).toEqual([false, false]);
  await expect.element(card).toMatchTextContent(/Grace Okafor/);
  await expect.element(main.bySelector('video')).toBeInTheDocument();
  await expect.element(field).not.toHaveFocus();
});

test('typing needs no focused field and turns off single keys', async () => {
  await openDesk(() => document.body);
  await type('/');
  await expect.element(field).toHaveValue('/');
  await expect.element(field).toHaveFocus();
  await type('{Escape}');
  (document.activeElement as HTMLElement).blur();
  await type('grace');
  await expect.element(field).toHaveFocus();
  await type(' okafor');
  await expect.element(field).toHaveValue('grace okafor');
  await expect.element(main.getByRole('heading', { name: '1 guest found' })).toBeVisible();
  openShellPart('keys');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet).toMatchTextContent(/Ctrl|⌘/);
  expect(sheet.getByText('/', { exact: true }).length).toBe(0);
});
