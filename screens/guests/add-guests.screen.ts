import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { countCalls, readDrafts } from '../support/created-kinds.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const address = `/events/guests/all?event=${weddingId}&add=true`;
const drawer = page.getByRole('dialog', { name: 'Add guests' });
const getRow = (number: number) => drawer.getByRole('listitem', { name: `Guest ${number}`, exact: true });
const getField = (number: number, name: string) => getRow(number).getByRole('textbox', { name });
const save = drawer.getByRole('button', { name: /^Add \d+ guests?$/ });

async function typeRows(...rows: (readonly [name: string, phone: string])[]) {
  for (const [place, [name, phone]] of rows.entries()) {
    if (place > 0) await drawer.getByRole('button', { name: 'Add a row' }).click();
    await getField(place + 1, 'Name').fill(name);
    await getField(place + 1, 'Phone').fill(phone);
  }
}

test('[F75] good rows are added, and the first wrong field has the focus', async () => {
  await openRoute(address);
  await typeRows(['Ada Lovelace', '5550110201'], ['Alan Turing', '12'], ['', '5550110202']);
  await press(save);
  await expect.element(page.getByText('1 guest added')).toBeVisible();
  await expect.element(getField(1, 'Name')).toHaveValue('Alan Turing');
  await expect.element(getField(1, 'Phone')).toHaveFocus();
  expect(JSON.stringify(readDrafts())).not.toContain('Ada Lovelace');
  await getField(1, 'Phone').fill('5550110203');
  await press(save);
  await expect.element(toasts.getByText('2 guests added')).toBeVisible();
  await expectCount(toasts, 1);
  await expect.element(getField(1, 'Phone')).toHaveValue('5550110202');
  await expect.element(getField(1, 'Name')).toHaveFocus();
});

test('[F75] a refused field has the focus and the server’s sentence', async () => {
  await openRoute(address);
  await backend.plan({
    operationId: 'createGuest',
    status: 400,
    body: { error: [{ type: 'phone', message: 'Please enter a valid phone number' }] },
  });
  await typeRows(['Ada Lovelace', '5550110201']);
  await press(save);
  await expect.element(getField(1, 'Phone')).toHaveFocus();
  await expect.element(getRow(1)).toMatchTextContent('Please enter a valid phone number');
});

test('Enter goes to the next row, Ctrl Enter adds all', async () => {
  await openRoute(address);
  await typeRows(['Ada Lovelace', '']);
  // In Safari the Enter that ends a word of an input method has the key code 229.
  const composed = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
  getField(1, 'Name').element().dispatchEvent(new KeyboardEvent('keydown', composed));
  await expectCount(getField(2, 'Name'), 0);
  await press(getField(1, 'Name'));
  await expect.element(getField(2, 'Name')).toHaveFocus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Alan Turing\t5550110203\t2\nGrace Hopper\t5550110204\t4');
  getField(2, 'Name')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(getField(3, 'Invited')).toHaveValue('4');
  await expect.element(getField(3, 'Name')).toHaveFocus();
  // The others are folded, and open at a click.
  await expectCount(getField(2, 'Name'), 0);
  await getRow(2)
    .getByRole('button', { name: /^Alan Turing/ })
    .click();
  await expect.element(getField(2, 'Name')).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toasts).toMatchTextContent('3 guests added');
  await expectCount(drawer, 0);
});

test('[F09] two clicks add the guests once', async () => {
  await openRoute(address);
  await typeRows(['Ada Lovelace', '']);
  await expect.element(save).toBeEnabled();
  const button = save.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(toasts).toMatchTextContent('1 guest added');
  expect(await countCalls('createGuest')).toBe(1);
});

test('[F40] a closed drawer says that typed guests are kept', async () => {
  await openRoute(address);
  await typeRows(['Ada Lovelace', ''], ['Alan Turing', '']);
  await userEvent.keyboard('{Escape}');
  await expectCount(drawer, 0);
  await expect.element(toasts).toMatchTextContent('2 guests not saved yet, kept as a draft');
});

test('[F07] offline, new guests are not sent, and each row says so', async () => {
  await openRoute(address);
  await typeRows(['Ada Lovelace', ''], ['Alan Turing', '']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  backend.play('offline');
  await save.click();
  await expectCount(drawer.getByText(/^We could not send this\. Check your connection/), 2);
  expect(await countCalls('createGuest')).toBe(0);
});

test('a search without loaded guests shows the failure and no count', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  backend.play('listGuests:offline');
  await page.getByRole('searchbox', { name: 'Name or phone' }).fill('zzz');
  await expect.element(page.getByText('We could not load all guests.')).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('0 guests');
});
