import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const submit = (page: Page) => page.getByRole('button', { name: 'Register' });

const account = {
  displayName: 'Nadia Haddad',
  email: 'nadia@guestwise.test',
  phone: '5550100199',
  password: 'long enough',
  passwordConfirm: 'long enough',
};

async function type(page: Page, values: Partial<typeof account> = account) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

test('the registration shows errors at each change, and can be sent once it is changed and valid', async ({
  page,
}) => {
  await page.goto('/register');
  await expect(submit(page)).toBeDisabled();
  for (const [name, typed, said] of [
    ['displayName', ' ', 'You must enter display name'],
    ['email', 'nadia', 'You must enter a valid email'],
    ['email', '', 'You must enter a email'],
    ['phone', '555010', 'Please enter a valid phone number'],
    ['phone', '55501001999', 'Please enter a valid phone number'],
    ['phone', '', 'Please enter a phone number'],
    ['password', 'seven77', 'Password is too short - should be 8 chars minimum.'],
    ['password', '', 'Please enter your password.'],
    ['passwordConfirm', 'something else', 'Passwords must match'],
  ] as const) {
    if (typed === '') await field(page, name).fill('x');
    await field(page, name).fill(typed);
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    // A hint may follow.
    await expect(field(page, name), said).toHaveAccessibleDescription(new RegExp(`^${said}`));
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(submit(page)).toBeDisabled();
  }
  await type(page);
  await expect(submit(page)).toBeEnabled();
  await field(page, 'passwordConfirm').fill('long enougH');
  await expect(submit(page)).toBeDisabled();
});

test('[F66] [F75] a taken address is reported at its field, and Arabic digits with dashes are a phone number', async ({
  page,
  backend,
}) => {
  await page.goto('/register');
  await type(page, { ...account, email: admin.email, phone: '٠٥٠١-٢٣٤ ٥٦٧' });
  await submit(page).click();
  await expect(field(page, 'email')).toHaveAccessibleDescription('The email address is already in use');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'displayName')).toHaveValue(account.displayName);

  await field(page, 'email').fill(account.email);
  await submit(page).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('banner').getByText(account.displayName)).toBeVisible();
  expect((await backend.calls('signup')).map(({ body, authorization }) => [body, authorization])).toEqual([
    [{ ...account, email: admin.email, phone: '0501234567' }, false],
    [{ ...account, phone: '0501234567' }, false],
  ]);
});
