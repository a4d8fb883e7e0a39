import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The path of an event's check-in page. */
export const checkInPath = (eventId: string) => `/events/${eventId}/scan`;
export const field = (page: Page) => page.getByRole('textbox', { name: 'Guest’s link, name or phone' });
export const guest = (page: Page) => page.getByRole('main').getByRole('article');
/** What the check-in page has announced. The event's header also has a status, which is empty. */
export const heard = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first();
export const checkIn = (page: Page) => guest(page).getByRole('button', { name: 'Check in', exact: true });
export const log = (page: Page) => page.getByRole('region', { name: 'Checked in' });

/** Types into the focused element and ends with Enter, as a USB scanner does. */
export async function scan(page: Page, code: string) {
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
}
