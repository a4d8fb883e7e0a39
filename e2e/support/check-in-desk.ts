import type { Page } from '@playwright/test';
import { encodeQR } from 'qr';
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

/** The QR code of a link, for `drawCodes`. */
export const encodeLink = (link: string) => encodeQR(link, 'raw', { border: 4, scale: 6 });

/** Runs in the browser: gives it a camera that shows one of several codes, that of the place `window.shownCode`. */
export function drawCodes(codes: boolean[][][]) {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const shown = Object.assign(window, { shownCode: 0 });
  const draw = () => {
    const code = codes[shown.shownCode] ?? [];
    if (canvas.width !== code.length) Object.assign(canvas, { width: code.length, height: code.length });
    for (const [y, row] of code.entries()) {
      for (const [x, isDark] of row.entries()) {
        if (pen) pen.fillStyle = isDark ? '#222' : '#eee';
        pen?.fillRect(x, y, 1, 1);
      }
    }
    requestAnimationFrame(draw);
  };
  draw();
  MediaDevices.prototype.getUserMedia = async () => canvas.captureStream();
}
