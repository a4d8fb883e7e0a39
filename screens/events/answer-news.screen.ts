import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import * as keys from '../../src/storage/keys.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const day = 24 * 60 * 60_000;

test('an event and the notifications say what is new since the last visit, until it is dismissed', async () => {
  const last = { at: Date.now() - 1.2 * day, answered: 4 };
  const before = { at: last.at - day, answered: 1 };
  await openRoute(`/events/guests/all?event=${weddingId}`, {
    storage: { [keys.answersSeen(admin._id, weddingId)]: JSON.stringify({ before, last }) },
  });
  const news = page.getByRole('main').getByText('3 answered since yesterday');
  await expect.element(news).toBeVisible();
  await page.getByRole('button', { name: 'Notifications' }).click();
  const item = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect.element(item).toMatchTextContent(/3 answered since yesterday.*Layla & Omar's wedding/);
  await item.getByRole('button', { name: 'Dismiss' }).click();
  await expectCount(item, 0);
  await expectCount(news, 0);
});
