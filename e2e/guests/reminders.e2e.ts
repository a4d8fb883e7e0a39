import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestOfFour, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { visitAs } from '../support/visitor.ts';

test('a link is shown as a QR code and saved as a picture', async ({ page }) => {
  await visitAs(page, admin, `/events/guests/all?event=${weddingId}&guest=${guestOfFour}`);
  const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await panel.getByText('More ways').click();
  await panel.getByRole('button', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code of the RSVP link' })).toBeVisible();
  for (const format of ['SVG', 'PNG']) {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${format}` }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
  }
});
