import type { Locator } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { LoginPage } from '../support/login-page.ts';

test('[F51] values from a password manager or the clipboard can be sent', async ({ page, context }) => {
  const login = await LoginPage.open(page);
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  const fill = (field: Locator, value: string, events: readonly string[]) =>
    field.evaluate(
      (input: HTMLInputElement, [value, events]) => {
        // An extension runs in its own world, without the properties that React sets on the field.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        for (const type of events) input.dispatchEvent(new Event(type, { bubbles: true }));
      },
      [value, events] as const,
    );
  for (const events of [['input', 'change'], ['change'], ['input'], []]) {
    await fill(login.email, 'amina@', events);
    await expect(login.email).toHaveAccessibleDescription('You must enter a valid email');
    await fill(login.email, admin.email, events);
    await fill(login.password, admin.password, events);
    await expect(login.submit, `filled with ${events.join(' and ')}`).toBeEnabled();
    await login.type({ email: '', password: '' });
    await expect(login.submit).toBeDisabled();
  }

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [field, text] of [
    [login.email, ` ${admin.email} `],
    [login.password, admin.password],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
  }
  await expect(login.submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events$/);
});
