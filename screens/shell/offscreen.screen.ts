import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { activate } from '../../src/i18n/activate.ts';
import { isOffscreen, skipOffscreen, watchOffscreen } from '../../src/browser/offscreen.ts';
import { sendGuests } from '../support/long-list.ts';
import { openRoute } from '../support/open-route.tsx';

const fieldset = (legend: string) => {
  const found = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === legend,
  );
  if (!found) throw new Error(`There is no group ${legend}`);
  return found;
};
/** Changes the theme at once, without the frames that a real click waits for. */
const chooseTheme = (name: string) => document.querySelector<HTMLElement>(`input[value=${name}]`)?.click();
const isSkipped = (element: HTMLElement) => element.style.contentVisibility === 'hidden';

async function openSettings() {
  await openRoute('/events', { signedInAs: admin, height: 600 });
  await userEvent.click(page.getByRole('banner').getByRole('button', { name: 'Settings', exact: true }));
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect.poll(() => isOffscreen(fieldset('Direction'))).toBe(true);
}

test('a change of the theme restyles what is visible first, and the rest right after, at the same height', async () => {
  await openSettings();
  const hidden = fieldset('Direction');
  const heights = () => [hidden.offsetHeight, hidden.parentElement?.scrollHeight];
  const before = heights();
  chooseTheme('dark3');
  expect([isSkipped(hidden), isSkipped(fieldset('Theme'))]).toEqual([true, false]);
  expect(heights()).toEqual(before);
  const color = () => getComputedStyle(hidden.querySelector('legend') ?? hidden).color;
  await expect.poll(() => isSkipped(hidden)).toBe(false);
  expect(color()).toBe(getComputedStyle(fieldset('Theme').querySelector('legend') ?? hidden).color);
  expect(heights()).toEqual(before);
});

test('an element off the screen with the focus is not skipped and keeps it', async () => {
  await openSettings();
  const radio = fieldset('Direction').querySelector('input');
  radio?.focus({ preventScroll: true });
  chooseTheme('dark3');
  expect(isSkipped(fieldset('Direction'))).toBe(false);
  expect(isSkipped(fieldset('Shown'))).toBe(true);
  await expect.poll(() => isSkipped(fieldset('Shown'))).toBe(false);
  expect(document.activeElement).toBe(radio);
});

test('an element that is no longer watched is not skipped, because nobody would show it later', async () => {
  const element = document.createElement('div');
  element.style.marginBlockStart = '5000px';
  document.body.append(element);
  const stop = watchOffscreen(element);
  await expect.poll(() => isOffscreen(element)).toBe(true);
  skipOffscreen();
  expect(isSkipped(element)).toBe(true);
  stop?.();
  expect(isSkipped(element)).toBe(false);
  element.remove();
});

test('a key reveals all skipped elements at once, so that Tab reaches them', async () => {
  await openSettings();
  chooseTheme('dark3');
  expect(isSkipped(fieldset('Direction'))).toBe(true);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(isSkipped(fieldset('Direction'))).toBe(false);
  await expect.poll(() => isSkipped(fieldset('Shown'))).toBe(false);
});

test('rows off the screen get a new language too, after the visible ones', async () => {
  const address = `/events/guests/all?event=${weddingId}`;
  await openRoute(address, { signedInAs: admin, height: 900, before: sendGuests(50) });
  const tick = (index: number) => document.querySelector(`tr[data-index="${index}"] input`);
  const label = (index: number) => tick(index)?.getAttribute('aria-label');
  await expect.poll(() => label(49)).toBe('Select Guest 0050');
  const lastChunk = tick(49)?.closest('tbody');
  await expect.poll(() => lastChunk && isOffscreen(lastChunk)).toBe(true);
  const labels = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve([label(0), label(49)]);
    });
    const first = tick(0);
    if (first) observer.observe(first, { attributeFilter: ['aria-label'] });
  });
  await activate('tr');
  expect(await labels).toEqual(['Seç: Guest 0001', 'Select Guest 0050']);
  await expect.poll(() => label(49)).toBe('Seç: Guest 0050');
});
