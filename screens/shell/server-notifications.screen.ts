import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { notifications } from '../../src/ui/toasts/notifications.ts';
import { backend } from '../support/backend.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';

const panel = page.getByRole('dialog', { name: 'Notifications' });
const items = panel.bySelector('li p');
const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const dismiss = (text: string) =>
  panel.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Dismiss' }).click();

/** Opens the panel with these entries of the server. */
async function openPanel(...entries: unknown[]) {
  const send = (...all: unknown[]) =>
    backend.plan({ operationId: 'getNotifications', body: all, times: 100 });
  const { router } = await openRoute('/events', { signedInAs: admin, before: () => send(...entries) });
  await bell.click();
  const readAgain = () =>
    router.options.context.queryClient.invalidateQueries({ queryKey: ['getNotifications'] });
  return { send, readAgain };
}

test('[F33] the notifications of the server are listed with what they say, control characters too; an unreadable one is omitted', async () => {
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

test('a dismissed notification of the server stays dismissed when it is sent again', async () => {
  const { readAgain } = await openPanel({ id: 'b1', title: 'One' }, { id: 'b2', title: 'Two' });
  await dismiss('One');
  await expectTexts(items, ['Two']);
  await readAgain();
  await expectTexts(items, ['Two']);
  await panel.getByRole('button', { name: 'Close' }).click();
  await bell.click();
  await expectTexts(items, ['Two']);
});

test('Undo restores what “dismiss all” removed, and nothing that was dismissed by itself', async () => {
  const sent = ['One', 'Two', 'Three'].map((title) => ({ id: `c-${title}`, title }));
  const { send, readAgain } = await openPanel(...sent);
  notifications.add({ variant: 'warning', message: 'Import stopped' });
  await dismiss('Two');
  await panel.getByRole('button', { name: 'dismiss all' }).click();
  await expect.element(panel.getByText('There are no notifications for now.')).toBeVisible();

  await send({ id: 'c-late', title: 'Late' }, { id: 'c-later', title: 'Later' }, ...sent);
  await readAgain();
  await expectTexts(items, ['Late', 'Later']);
  await dismiss('Later');
  await expectTexts(items, ['Late']);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expectTexts(items, ['Import stopped', 'Late', 'One', 'Three']);
});
