import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reminderMessage, selectedMessage, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';
import { toasts } from '../support/toasts.ts';

const messages = `/apps/event/${weddingId}?tab=messages`;
const title = page.getByRole('textbox', { name: 'Title' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const question = page.getByRole('alertdialog');
const theirs = { title: 'Theirs', message: 'Their words' };
const sent = async () => (await backend.calls('updateMessage')).map(({ body }) => body);

const changeElsewhere = async (mine: string) => {
  const app = await openRoute(`${messages}&message=${reminderMessage}`);
  await title.fill(mine);
  await backend.patch('messages', reminderMessage, theirs);
  await save.click();
  await expect.element(question).toMatchTextContent('This message changed while you were editing');
  return app;
};

test('[F29] a new text does not reselect a message that was deselected elsewhere', async () => {
  await openRoute(messages);
  await title.fill('Invitation two');
  await backend.patch('messages', selectedMessage, { isSelected: false });
  await backend.patch('messages', reminderMessage, { isSelected: true });
  await save.click();
  await expect.element(page.getByText('Message saved')).toBeVisible();
  expect(await sent()).toMatchObject([{ title: 'Invitation two', isSelected: false }]);
});

test('Ctrl+Enter in the text of a message saves it', async () => {
  await openRoute(messages);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Come early');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Message saved')).toBeVisible();
  expect(await sent()).toMatchObject([{ message: 'Come early' }]);
});

test('[F29] a message that somebody else deletes stays open with its text, and can be created again', async () => {
  const { router } = await changeElsewhere('Mine');
  await userEvent.keyboard('{Escape}');
  await backend.patch('messages', reminderMessage, { event: 'elsewhere' });
  await save.click();
  await expect.element(page.getByText(/^Someone else deleted this message/)).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
  await expectTexts(toasts, []);
  await router.navigate({ to: '/pages/faq', ignoreBlocker: true });
  router.history.back();
  await expect.element(title).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Create message' }).click();
  await expect.poll(() => backend.calls('createMessage')).toMatchObject([{ body: { title: 'Mine' } }]);
  await expect.element(title).toHaveValue('Mine');
});

test('[F29] a message that somebody else deletes stays open also where the address names none', async () => {
  await openRoute(messages);
  await title.fill('Mine');
  await backend.patch('messages', selectedMessage, { event: 'elsewhere' });
  await save.click();
  await expect.element(page.getByText(/^Someone else deleted this message/)).toBeVisible();
  await expect.element(title).toHaveValue('Mine');
});

test('[F29] the text of a message that somebody else deleted can be discarded', async () => {
  await changeElsewhere('Mine');
  await userEvent.keyboard('{Escape}');
  await backend.patch('messages', reminderMessage, { event: 'elsewhere' });
  await save.click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(title).not.toHaveValue('Mine');
  await expectCount(page.getByText(/^Someone else deleted this message/), 0);
});
