import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const offer = page.getByRole('button', { name: 'Choose country code' });
// Above a list it is a dialog, above a form an alert.
const named = { name: 'Which country are the phone numbers from?' };
const question = page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
const problem = 'Enter 10 digits, without a country code';

async function chooseTurkey() {
  await offer.click();
  await question.getByRole('textbox', { name: 'Country code' }).fill('+90');
  await question.getByRole('button', { name: 'Save' }).click();
  await expectCount(question, 0);
  await expectCount(offer, 0);
}

test('[F66] an imported list with a country code passes once the code is chosen', async () => {
  await openRoute(`/events/guests/import?event=${weddingId}`);
  const rows = ['Ada,+90 532 123 45 69,2', 'Bora,0090 532 123 45 70,2', 'Cem,12,2'];
  const file = new File([['Name,Phone,Invited', ...rows].join('\n')], 'guests.csv');
  await userEvent.upload(page.getByLabelText('File with guests'), [file]);
  const row = (line: number) => page.getByRole('form', { name: `Row ${String(line)}` });
  await expect.element(row(2)).toMatchTextContent(problem);
  await expect.element(row(4)).toMatchTextContent(problem);
  await row(4).getByRole('textbox', { name: 'Phone' }).fill('13');
  await chooseTurkey();
  const groups = page.getByRole('navigation', { name: 'Rows of the file' });
  await expect.element(groups.getByRole('link', { name: 'Ready 2' })).toBeVisible();
  await expect.element(row(4).getByRole('textbox', { name: 'Phone' })).toHaveValue('13');
  await expect.element(page.getByText('The country code +90 was left out of phone numbers.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change country code' })).toHaveFocus();
});

test('[F66] a pasted list with a country code passes once the code is chosen', async () => {
  await openRoute(`/events/guests/all?event=${weddingId}&add=true`);
  const form = page.getByRole('dialog', { name: 'Add guests' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Phone' }).fill('12');
  await form.getByRole('button', { name: 'Add 1 guest' }).click();
  await expect.element(form).toMatchTextContent(problem);
  await expectCount(offer, 0);
  await form.getByRole('textbox', { name: 'Phone' }).fill('+90 532 123 45 69');
  await chooseTurkey();
  await expect.element(form.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
  await form.getByRole('button', { name: 'Add 1 guest' }).click();
  await expectCount(form, 0);
  expect((await backend.calls('createGuest')).map(({ body }) => body)).toMatchObject([
    { phone: '5321234569' },
  ]);
});

test.each([
  ['complementary', 1280],
  ['dialog', 360],
] as const)(
  '[F66] the form of a guest (%s) accepts a number once its country code is chosen',
  async (role, width) => {
    await openRoute(`/events/guests/all?event=${weddingId}&guest=${guestOfFour}`, {
      width,
    });
    const panel = page.getByRole(role, { name: 'Yusuf & Hana Haddad' });
    await panel.getByRole('button', { name: 'Edit' }).click();
    const phone = panel.getByRole('textbox', { name: 'Phone' });
    await expectCount(offer, 0);
    await phone.fill('+90 555 123 45 67');
    await expect.element(phone).toHaveAccessibleDescription(new RegExp(problem));
    await offer.click();
    await question.getByRole('textbox', { name: 'Country code' }).fill('٩٠');
    await userEvent.keyboard('{Enter}');
    await expectCount(question, 0);
    await expectCount(offer, 0);
    await expect.element(phone).toHaveFocus();
    await expect.element(phone).not.toHaveAccessibleDescription(new RegExp(problem));
    expect(await backend.calls('updateGuest')).toEqual([]);
    await panel.getByRole('button', { name: /Save/ }).click();
    await expect.element(panel.getByRole('button', { name: 'Edit' })).toBeVisible();
    expect((await backend.calls('updateGuest')).map(({ body }) => body)).toMatchObject([
      { phone: '5551234567' },
    ]);
  },
);
