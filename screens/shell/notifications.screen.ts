import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notifications } from '../../src/ui/toasts/notifications.ts';
import { expectAxeClean } from '../support/axe.ts';
import { backend } from '../support/backend.ts';
import { press } from '../support/keyboard.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount, expectTexts } from '../support/text.ts';

const panel = page.getByRole('dialog', { name: 'Notifications' });
const items = panel.bySelector('li p');
const toolbar = page.getByRole('banner');
const bell = toolbar.getByRole('button', { name: /^Notifications/ });
const dismiss = (text: string) =>
  panel.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Dismiss' }).click();

const send = (...entries: unknown[]) =>
  backend.plan({ operationId: 'getNotifications', body: entries, times: 100 });

/** Opens the panel with these entries of the server. */
async function openPanel(...entries: unknown[]) {
  const { router } = await openRoute('/events', { before: () => send(...entries) });
  await bell.click();
  return router.options.context.queryClient;
}

test('[F33] server notifications are listed, without unreadable ones', async () => {
  await openPanel(
    { id: 'a1', title: ' Guests added ', description: 'By \u202ESalma' },
    { id: 'a2', message: 'Import finished' },
    null,
    { title: 'Without an id' },
    { id: 'a3', title: 7 },
    { id: 'a4', title: ' ', description: 'Only described' },
  );
  await expectTexts(items, [
    'Guests added',
    'By U+202ESalma',
    'Import finished',
    'Notification',
    'Only described',
  ]);
});

test('only Undo restores dismissed notifications', async () => {
  const sent = ['One', 'Two', 'Three'].map((title) => ({ id: `c-${title}`, title }));
  const queryClient = await openPanel(...sent);
  notifications.add({ variant: 'warning', message: 'Import stopped' });
  await dismiss('Two');
  await panel.getByRole('button', { name: 'dismiss all' }).click();
  await expect.element(panel.getByText('There are no notifications for now.')).toBeVisible();

  await send({ id: 'c-late', title: 'Late' }, { id: 'c-later', title: 'Later' }, ...sent);
  await queryClient.invalidateQueries({ queryKey: ['getNotifications'] });
  await expectTexts(items, ['Late', 'Later']);
  await dismiss('Later');
  await expectTexts(items, ['Late']);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expectTexts(items, ['Import stopped', 'Late', 'One', 'Three']);
});

test.each([
  ['en', 'Notifications'],
  ['ar', 'الإشعارات'],
] as const)('%s: the bell’s name has its number; its buttons are unique', async (locale, title) => {
  await openRoute('/events', { locale });
  const bell = toolbar.getByRole('button', { name: new RegExp(title) });
  for (const number of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '9+']) {
    notifications.add({ variant: 'warning', message: `Import ${number} stopped` });
    await expect.poll(() => bell.element().textContent).toBe(number);
  }
  await expect.element(bell).toHaveAccessibleName(`${title}: 9+`);
  await expectAxeClean();
  notifications.clear();
  notifications.add({ variant: 'warning', message: 'Import stopped' });
  await bell.click();
  const buttons = page.getByRole('dialog').filter({ hasText: 'Import stopped' }).bySelector('button');
  await expectCount(buttons, 3);
  const names = buttons.elements().map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(new Set(names).size).toBe(names.length);
});

test('retrying or dismissing keeps the focus in the panel', async () => {
  await openRoute('/events');
  await bell.click();
  let retries = 0;
  const action = { label: { id: 'Try again' }, run: () => void (retries += 1) };
  for (const message of ['Four', 'Three', 'Two', 'One'])
    notifications.add({ variant: 'error', message, action });
  const button = (message: string, name: string) =>
    panel.getByRole('listitem').filter({ hasText: message }).getByRole('button', { name });
  await press(button('Two', 'Try again'));
  await expect.element(button('Three', 'Dismiss')).toHaveFocus();
  expect(retries).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Four', 'Dismiss')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('One', 'Dismiss')).toHaveFocus();
  await press(panel.getByRole('button', { name: 'dismiss all' }));
  await expect.element(panel.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('button', { name: 'dismiss all' })).toHaveFocus();
  await press(button('One', 'Dismiss'));
  await expect.element(panel.getByText('There are no notifications for now.')).toBeVisible();
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});

test('reloading the notifications keeps the focus in the panel', async () => {
  await openRoute('/events', { scenario: 'getNotifications:500' });
  await bell.click();
  const retry = panel.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  backend.play();
  await press(retry);
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
});
