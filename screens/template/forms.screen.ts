import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { templateAreas } from '../../e2e/support/template-areas.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { unknownOutcome } from '../support/created-kinds.ts';
import { callTemplate } from '../support/template-api.ts';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const main = page.getByRole('main');
const panel = page.getByRole('dialog').first();
const question = page.getByRole('alertdialog');

const forms = templateAreas.flatMap(({ address, form }) => (form ? [{ address, ...form }] : []));

test.each(forms)(
  '[F73] $address: the form has the focus and asks before it is left',
  async ({ address, opener: name, field, save, call }) => {
    await openRoute(address);
    const opener = main.getByRole('link', { name }).or(main.getByRole('button', { name }));
    await press(opener);
    const input = panel.getByRole('textbox', { name: field });
    await expect.element(input).toHaveFocus();
    await input.fill('Gold foil');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expectCount(question, 0);
    await expect.element(input).toHaveValue('Gold foil');
    backend.play(`${call}:500`);
    const send = panel.getByRole('button', { name: save, exact: true });
    await send.click();
    await expectTexts(panel.getByRole('alert').filter({ hasText: /./ }), [unknownOutcome]);
    await expect.element(input).toHaveValue('Gold foil');
    backend.play();
    await send.click();
    await expectCount(panel, 0);
    await expect.element(opener).toHaveFocus();
  },
);

test('a deletion at a failed server is reported with the next step', async () => {
  await openRoute('/apps/contacts?contact=amal', { scenario: 'removeContact:500' });
  await panel.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question.getByText(unknownOutcome)).toBeVisible();
  await expectCount(question.getByText('Server Error'), 0);
});

test.each([
  ['/apps/contacts?contact=gone', 'getContact', 'It may have been deleted.'],
  ['/apps/e-commerce/products?product=gone', 'getProduct', 'Orders keep their own copy of it.'],
])('%s: a record that could not be loaded is loaded by a retry, or deleted', async (address, reads, text) => {
  await openRoute(address, { scenario: `${reads}:500`, width: 360 });
  await expect.element(panel.getByRole('alert')).toMatchTextContent('We could not load this');
  backend.play();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel).toMatchTextContent('This no longer exists');
  await expect.element(panel).toMatchTextContent(text);
  await expectCount(panel.getByRole('button', { name: 'Try again' }), 0);
  await panel.getByRole('button', { name: 'Close' }).click();
  // While the panel closes, the page behind it is hidden from screen readers.
  await expect.element(main).toBeVisible();
  expect(location.search).not.toContain('gone');
});

test('deleting a changed appointment does not ask about changes', async () => {
  const [start, end] = ['2030-05-15T09:00', '2030-05-15T10:00'];
  const others = { allDay: false, category: 'celebration', location: '', notes: '' };
  const before = async () =>
    void (await callTemplate('calendar-app/add-event', { title: 'Tasting', start, end, ...others }));
  await openRoute('/apps/calendar?view=agenda&day=2030-05-15', { before });
  await main.getByRole('link', { name: /Tasting/ }).click();
  await panel.getByRole('textbox', { name: 'Title' }).fill('Late tasting');
  await panel.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectCount(page.getByRole('dialog'), 0);
  await expectCount(question, 0);
  await expect.poll(() => location.search).not.toContain('event=');
});

const pixels = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);

test('a file that is no picture is refused', async () => {
  await openRoute('/apps/contacts?contact=new');
  const file = new File(['no picture'], 'face.gif', { type: 'image/gif' });
  await panel.bySelector('input[type=file]').upload(file);
  await expectTexts(toasts, ['We cannot open this file. Choose another image.']);
});

test('a picture is removed, chosen again and saved', async () => {
  await openRoute('/apps/contacts?contact=new');
  const input = panel.bySelector('input[type=file]');
  const picture = panel.bySelector('img[src^="data:"]');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Kim');
  const face = new File([pixels], 'face.gif', { type: 'image/gif' });
  await input.upload(face);
  await expectCount(picture, 1);
  await panel.getByRole('button', { name: 'Remove the picture' }).click();
  await expectCount(picture, 0);
  // A browser reports no change for the file that the field has already.
  await input.upload(face);
  await expectCount(picture, 1);
  await panel.getByRole('button', { name: 'Add contact' }).click();
  await expectCount(panel, 0);
  const contacts = await callTemplate<{ name: string; image: string }[]>('guests-app/guests');
  expect(contacts.find(({ name }) => name === 'Kim')?.image).toMatch(/^data:image/);
});
