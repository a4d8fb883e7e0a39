import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reminderMessage, selectedMessage, wedding, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const messages = `/apps/event/${weddingId}?tab=messages`;
const title = page.getByRole('textbox', { name: 'Title' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const question = page.getByRole('alertdialog');
const deleted = page.getByText(/^Someone else deleted this message/);

test('[F29] saving a text by Ctrl+Enter does not reselect the message', async () => {
  await openRoute(messages);
  await backend.patch('messages', selectedMessage, { isSelected: false });
  await backend.patch('messages', reminderMessage, { isSelected: true });
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Come early');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Message saved')).toBeVisible();
  const calls = await backend.calls('updateMessage');
  expect(calls).toMatchObject([{ body: { message: 'Come early', isSelected: false } }]);
});

test('[F29] a message deleted elsewhere stays open and can be recreated', async () => {
  const { router } = await openRoute(`${messages}&message=${reminderMessage}`);
  await title.fill('Mine');
  await backend.patch('messages', reminderMessage, { title: 'Theirs' });
  await save.click();
  await expect.element(question).toMatchTextContent('This changed while you were editing');
  await userEvent.keyboard('{Escape}');
  await backend.patch('messages', reminderMessage, { event: 'elsewhere' });
  await save.click();
  await expect.element(deleted).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await expectTexts(toasts, []);
  await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
  router.history.back();
  await expect.element(title).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Create message' }).click();
  await expect.poll(() => backend.calls('createMessage')).toMatchObject([{ body: { title: 'Mine' } }]);
  await expect.element(title).toHaveValue('Mine');
});

test('[F29] an unnamed open message stays until it is discarded', async () => {
  await openRoute(messages);
  await title.fill('Mine');
  await backend.patch('messages', selectedMessage, { event: 'elsewhere' });
  await save.click();
  await expect.element(deleted).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(title).not.toHaveValue('Mine');
  await expectCount(deleted, 0);
});

const paths = async () => (await backend.calls('selectMessage')).map(({ path }) => path.split('/').at(-2));

test('[F10] of two quick selections the last one wins', async () => {
  await openRoute(messages);
  const radios = page.getByRole('listitem').getByRole('radio');
  await expect.element(radios.first()).toBeChecked();
  backend.play('selectMessage:latencyx1');
  await radios.nth(1).click({ force: true });
  await expect.element(radios.nth(1)).toBeChecked();
  await radios.first().click({ force: true });
  await expect.element(radios.first()).toBeChecked();
  await expect.poll(paths).toHaveLength(2);
  const [one, two] = await paths();
  expect(one).not.toBe(two);
  backend.play();
  follow('/events');
  follow(messages);
  await expect.element(radios.first()).toBeChecked();
});

test('a starting text names the event', async () => {
  await openRoute(`${messages}&message=new`);
  await page.getByRole('button', { name: 'Invitation' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Text', exact: true }))
    .toHaveValue(expect.stringContaining(`you are invited: ${wedding.name}.`));
});

test.each([
  ['Text', `${messages}&message=${selectedMessage}`],
  ['Welcome message', `/apps/event/${weddingId}?tab=invitation`],
])('a long link in the field “%s” stays within the form on phones', async (label, address) => {
  await openRoute(address, { width: 390 });
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.fill(`https://maps.example/${'a1B2c3'.repeat(20)}`);
  const form = field.element().closest('form') as HTMLFormElement;
  expect(field.element().getBoundingClientRect().right).toBeLessThan(form.getBoundingClientRect().right);
});
