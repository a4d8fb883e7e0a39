import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/sign-in.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('a contact is added, starred, invited to an event and deleted', async ({ page, backend }) => {
  await page.goto('/apps/contacts');
  await page.getByRole('link', { name: 'Add contact' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name').fill('Kim Vega');
  await panel.getByLabel('Phone').fill('5550100111');
  const picture = await page.request.get('/apple-touch-icon.png');
  const file = { name: 'kim.png', mimeType: 'image/png', buffer: await picture.body() };
  await panel.locator('input[type=file]').setInputFiles(file);
  await expect(panel.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
  await panel.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByText('22 contacts', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Star Kim Vega' }).click();
  await page.getByRole('link', { name: 'Starred 4' }).click();
  await page.getByRole('link', { name: 'Kim Vega' }).click();
  await panel.getByRole('link', { name: 'Add to an event' }).click();
  await panel.getByRole('button', { name: 'Layla & Omar' }).click();
  await expect(panel.getByRole('status')).toContainText('Added to');
  const [call] = await backend.calls('createGuest');
  expect(call?.body).toEqual({
    name: 'Kim Vega',
    phone: '5550100111',
    invitees: 1,
    inviteeOnCard: 1,
    isWAPhone: true,
  });

  await page.goBack();
  await page.goto('/apps/contacts?search=kim');
  await expect(page.getByRole('main').locator('img[src^="data:image/webp"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Kim Vega' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No contacts match' })).toBeVisible();
});

test.describe('a server that fails', () => {
  // React logs every error that an error boundary catches.
  test.use({ expectedErrors: [/Failed to load resource|^ApiError: Server Error/] });

  test('the contacts report that they could not be loaded, and load with a retry', async ({ page }) => {
    await page.goto('/apps/contacts?mock=listContacts:500x1');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'The server cannot show it right now.',
    );
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Amal Farouk' })).toBeVisible();
  });
});

test('without contacts the page says what to do', async ({ page }) => {
  await page.goto('/apps/contacts?mock=listContacts:empty');
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
});
