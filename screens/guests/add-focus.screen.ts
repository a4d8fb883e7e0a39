import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

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

test('[F75] a refused phone number has the focus, at each attempt, and keeps it while it is corrected', async () => {
  await openRoute(address, { signedInAs: admin });
  await typeRows(['Ada Lovelace', '12']);
  await press(save);
  await expect.element(getField(1, 'Phone')).toHaveFocus();
  await press(save);
  await expect.element(getField(1, 'Phone')).toHaveFocus();
  await userEvent.keyboard('{End}34');
  await expect.element(getField(1, 'Phone')).toHaveValue('1234');
  await expect.element(getField(1, 'Phone')).toHaveFocus();
});

test('[F75] of several rows the good ones are saved, and the focus is on the first wrong field', async () => {
  await openRoute(address, { signedInAs: admin });
  await typeRows(['Ada Lovelace', '5550110201'], ['Alan Turing', '12'], ['', '5550110202']);
  await press(save);
  await expect.element(page.getByText('Guests added: 1')).toBeVisible();
  await expect.element(getField(1, 'Name')).toHaveValue('Alan Turing');
  await expect.element(getField(1, 'Phone')).toHaveFocus();
  await getField(1, 'Phone').fill('5550110203');
  await press(save);
  await expect.element(getField(1, 'Phone')).toHaveValue('5550110202');
  await expect.element(getField(1, 'Name')).toHaveFocus();
});

test('[F75] a field that the server refuses has the focus', async () => {
  await openRoute(address, { signedInAs: admin });
  await backend.plan({
    operationId: 'createGuest',
    status: 400,
    body: { error: [{ type: 'phone', message: 'Please enter a valid phone number' }] },
  });
  await typeRows(['Ada Lovelace', '5550110201']);
  await press(save);
  await expect.element(getField(1, 'Phone')).toHaveFocus();
});

test('Enter goes to the next row each time', async () => {
  await openRoute(address, { signedInAs: admin });
  await typeRows(['Ada Lovelace', ''], ['Alan Turing', '']);
  for (const field of ['Name', 'Phone']) {
    await press(getField(1, field));
    await expect.element(getField(2, 'Name')).toHaveFocus();
  }
});

const kept = page.getByText(/kept as a draft/);

test('[F40] a drawer that is closed with typed guests says that they are not saved but kept', async () => {
  await openRoute(address, { signedInAs: admin });
  await typeRows(['Ada Lovelace', ''], ['Alan Turing', ''], ['Grace Hopper', '']);
  await userEvent.keyboard('{Escape}');
  await expectCount(drawer, 0);
  await expect.element(kept).toMatchTextContent('3 guests not saved yet, kept as a draft');
});

test('[F40] a drawer that is closed empty, after a save or while it is sent says nothing of a draft', async () => {
  await openRoute(address, { signedInAs: admin });
  await expect.element(getField(1, 'Name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectCount(drawer, 0);
  follow(address);
  await typeRows(['Ada Lovelace', '5550110201']);
  backend.play('createGuest:latency');
  await press(save);
  await userEvent.keyboard('{Escape}');
  await expectCount(drawer, 0);
  await expect.element(page.getByText('Guests added: 1')).toBeVisible();
  await expectCount(kept, 0);
});
