import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';

/** Focuses an element once it is there, and presses a key on it: Enter by default. */
export async function press(locator: Locator, key = '{Enter}') {
  await expect.element(locator).toBeVisible();
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(key);
}
