import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import * as keys from '../../src/storage/keys.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const offer = page.getByRole('button', { name: 'Remove +90' });
const change = page.getByRole('button', { name: 'Change country code' });
// Above a list it is a dialog, above a form an alert.
const named = { name: 'Which country are the phone numbers from?' };
const question = page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
const addGuests = `/events/guests/all?event=${weddingId}&add=true`;
const form = page.getByRole('dialog', { name: 'Add guests' });
const problem = 'Enter 10 digits, without a country code';

const abroad = 'This number is from another country.';
const getRow = (number: number) => form.getByRole('listitem', { name: `Guest ${number}`, exact: true });

async function paste(lines: readonly string[]) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', lines.join('\n'));
  const field = form.getByRole('textbox', { name: 'Name' });
  await expect.element(field).toBeVisible();
  field
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

async function removeCode() {
  await offer.click();
  await expectCount(offer, 0);
}

test('[F66] an imported list passes once its country code is removed', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`);
  const rows = [
    'Ada,+90 532 123 45 69,2',
    'Bora,0090 532 123 45 70,2',
    'Cem,12,2',
    'Dina,+49 1512 3456789,1',
  ];
  const file = new File([['Name,Phone,Invited', ...rows].join('\n')], 'guests.csv');
  await userEvent.upload(page.getByLabelText('File with guests'), [file]);
  const row = (line: number) => page.getByRole('form', { name: `Row ${String(line)}` });
  await expect.element(row(2)).toMatchTextContent(problem);
  await expect.element(row(4)).toMatchTextContent(problem);
  await row(4).getByRole('textbox', { name: 'Phone' }).fill('13');
  await removeCode();
  const groups = page.getByRole('navigation', { name: 'Rows of the file' });
  await expect.element(groups.getByRole('link', { name: 'New 2' })).toBeVisible();
  await expect.element(row(4).getByRole('textbox', { name: 'Phone' })).toHaveValue('13');
  await expect.element(row(5)).toMatchTextContent(abroad);
  await expect.element(page.getByText('The country code +90 was left out of phone numbers.')).toBeVisible();
  await expect.element(change).toHaveFocus();
});

test('[F66] removing the most common country code clears errors', async () => {
  await openRoute(addGuests);
  await paste(['Ada\t+90 532 123 45 69\t3', 'Bora\t0090 532 123 45 70', 'Cem\t+49 1512 3456789']);
  await expect.element(form).toMatchTextContent('2 numbers start with +90');
  await expect.element(getRow(1)).toMatchTextContent('3 invited');
  await form.getByRole('button', { name: 'Add 3 guests' }).click();
  await expectCount(form.getByText(problem), 3);
  await removeCode();
  await expectCount(form.getByText(problem), 0);
  await expect.element(getRow(3)).toMatchTextContent(abroad);
  await expectCount(form.getByText(/^This number is from another country/), 1);
});

test('a pasted short number is a wrong number, and not people', async () => {
  await openRoute(addGuests);
  await paste(['Ada\t5321234569\t2', 'No Phone\t12\t1', 'Cem\t5321234570\t4']);
  await expect.element(getRow(2).getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  await expect.element(getRow(2)).toMatchTextContent(problem);
  await expect.element(getRow(2).getByRole('textbox', { name: 'Invited' })).toHaveValue('1');
  await expectCount(form.getByText(problem), 1);
  expect(await backend.calls('createGuest')).toEqual([]);
});

test('[F66] a typed number passes once its country code is removed', async () => {
  await openRoute(addGuests);
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Phone' }).fill('12');
  await form.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect.element(form).toMatchTextContent(problem);
  await expectCount(offer, 0);
  await form.getByRole('textbox', { name: 'Phone' }).fill('+90 532 123 45 69');
  await removeCode();
  await expect.element(change).toHaveFocus();
  await expect.element(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('5321234569');
  // The keys in the button work wherever the focus is.
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expectCount(form, 0);
  expect((await backend.calls('createGuest')).map(({ body }) => body)).toMatchObject([
    { phone: '5321234569' },
  ]);
});

test('a code that is not recognised is asked for, and digits of all scripts are read', async () => {
  await openRoute(addGuests);
  await paste(['Ada\t+90 532 123 45 690', 'Bora\t+90 532 123 45 70 0']);
  await page.getByRole('button', { name: 'Choose country code' }).click();
  await question.getByRole('textbox', { name: 'Country code' }).fill('٩٠');
  await userEvent.keyboard('{Enter}');
  await expectCount(question, 0);
  expect(localStorage.getItem(keys.countryCode)).toBe('"90"');
});

test.each([
  ['complementary', 1280],
  ['dialog', 360],
] as const)('[F66] a guest’s form (%s) accepts a number after its country code', async (role, width) => {
  await openRoute(`/events/guests/all?event=${weddingId}&guest=${guestOfFour}`, {
    width,
  });
  const panel = page.getByRole(role, { name: 'Yusuf & Hana Haddad' });
  await panel.getByRole('button', { name: 'Edit' }).click();
  const phone = panel.getByRole('textbox', { name: 'Phone' });
  await expectCount(offer, 0);
  await phone.fill('+90 555 123 45 67');
  await expect.element(phone).toHaveAccessibleDescription(new RegExp(problem));
  await removeCode();
  await expect.element(change).toHaveFocus();
  await expect.element(phone).not.toHaveAccessibleDescription(new RegExp(problem));
  expect(await backend.calls('updateGuest')).toEqual([]);
  await panel.getByRole('button', { name: /Save/ }).click();
  await expect.element(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect((await backend.calls('updateGuest')).map(({ body }) => body)).toMatchObject([
    { phone: '5551234567' },
  ]);
});
