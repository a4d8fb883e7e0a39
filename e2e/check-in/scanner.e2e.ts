import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { guestWhoAccepted, guestWhoDeclined, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { checkInPath, field, guest, log } from '../support/check-in-desk.ts';
import { expect, test } from '../support/fixtures.ts';
import { getPlace, visitAs } from '../support/visitor.ts';

const link = (guestId: string) => `https://party.example.com/${guestId}/rsvp`;

test('[F59] a scanner without a focused field stays at check-in', async ({ page }) => {
  await visitAs(page, admin, checkInPath(weddingId));
  await expect(page.getByText(/still expected/).first()).toBeVisible();
  const scanAndShow = async (text: string, end: string | undefined, name: string) => {
    // The links of the header have the focus by turns, as after a Tab.
    await page.getByRole('link', { name: 'Close check-in' }).focus();
    await page.keyboard.type(text);
    if (end !== undefined) await page.keyboard.press(end);
    await expect(guest(page).getByRole('heading', { name })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  };
  await scanAndShow(`]Q1${link(guestWhoAccepted)}`, 'Enter', 'Grace Okafor');
  await scanAndShow(link(guestWhoDeclined), 'Tab', 'Uncle Tariq');
  await scanAndShow(link(guestWhoAccepted), undefined, 'Grace Okafor');
  // Without an end, the next scan begins in the field.
  await page.keyboard.type(link(guestWhoDeclined));
  await expect(guest(page).getByRole('heading', { name: 'Uncle Tariq' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('0 guests checked in');
  expect(getPlace(page)).toBe(checkInPath(weddingId));
});
