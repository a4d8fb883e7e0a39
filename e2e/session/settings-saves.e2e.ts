import type { Locator, Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, visitAs } from '../support/visitor.ts';

const openSettings = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
};

/** Clicks the picture, as people do, once the panel has stopped moving. */
const choose = async (panel: Locator, name: string) => {
  await panel.locator('label', { hasText: name }).click();
  await expect(panel.getByRole('radio', { name })).toBeChecked();
};

test('a drag of the width is seen at once, and saved at its beginning and its end', async ({
  page,
  backend,
}) => {
  await visitAs(page, admin, '/events');
  const width = (await openSettings(page)).getByRole('slider', { name: 'Widest content' });
  await width.scrollIntoViewIfNeeded();
  const box = await width.boundingBox();
  if (!box) throw new Error('The slider is not visible');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.65, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 4, middle, { steps: 60 });
  await page.mouse.up();
  const chosen = Number(await width.inputValue());
  expect(chosen).toBeLessThan(900);
  await expect(page.getByRole('main')).toHaveCSS('max-width', `${chosen}px`);
  const widths = async () =>
    (await backend.calls('savePreference')).map(({ body }) => JSON.stringify(body).match(/\d{3,4}/)?.[0]);
  await expect.poll(async () => (await widths()).at(-1)).toBe(String(chosen));
  await expect(messages(page).last()).toHaveText('User data saved with api');
  // Fewer than the 60 changes. A busy machine causes pauses in the drag, each with a save.
  expect((await widths()).length).toBeLessThan(30);
});

test('a logout sends the changes that wait for an earlier save', async ({ page, backend }) => {
  await visitAs(page, admin, '/events');
  const panel = await openSettings(page);
  await backend.play('savePreference:latency');
  await choose(panel, 'Boxed');
  await choose(panel, 'Menu on top');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  expect((await backend.calls('savePreference')).at(-1)?.body).toMatchObject({
    settings: { layout: { style: 'layout2', config: { mode: 'boxed' } } },
  });
});
