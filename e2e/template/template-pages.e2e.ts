import { templateUser } from '../../src/features/template/auth/template-user.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, getPlace, storedToken } from '../support/visitor.ts';

test('a demo login works by keyboard, refused and then accepted, and does not log in to the product', async ({
  page,
  backend,
}) => {
  await page.goto('/pages/auth/login-3');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel(/^Password/);
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  await expect(submit).toBeDisabled();
  await email.focus();
  await page.keyboard.type(templateUser.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription('Check your password');
  await expect(password).toBeFocused();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(templateUser.password);
  await page.keyboard.press('Enter');
  const said = page.getByRole('status').filter({ hasText: 'This is a demo' });
  await expect(said).toContainText(`${templateUser.name} is signed in here until`);
  await page.getByRole('button', { name: 'Extend the session' }).press('Enter');
  await expect(said).toContainText(templateUser.name);

  expect(await storedToken(page)).toBeNull();
  expect(await backend.calls('login')).toEqual([]);
});

test('an account registered in the demo can log in there until the demo is reset', async ({ page }) => {
  const layla = { name: 'Layla', email: 'layla@template.test', password: 'jasmine in june' };
  const register = page.getByRole('button', { name: 'Register', exact: true });
  const fillIn = async () => {
    await page.getByRole('textbox', { name: 'Display name' }).fill(layla.name);
    await page.getByRole('textbox', { name: 'Email' }).fill(layla.email);
    await page.getByLabel(/^Password\b/).fill(layla.password);
    await page.getByLabel('Repeat password').fill(layla.password);
  };
  await page.goto('/pages/auth/register');
  await fillIn();
  await register.click();
  await expect(page.getByText('Layla is signed in here')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(layla.password);

  await page.getByRole('link', { name: 'Look 2' }).click();
  await expect(page).toHaveTitle(/^Register demo 2/);
  await fillIn();
  await register.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'The email address is already in use',
  );

  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveTitle(/^Login demo 2/);
  await page.getByRole('textbox', { name: 'Email' }).fill(layla.email);
  await page.getByLabel(/^Password/).fill(layla.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Layla is signed in here')).toBeVisible();
  // The account is deleted with the demo's state, and so is its token.
  await page.evaluate(() => localStorage.removeItem('guestwise.template-state'));
  await page.getByRole('button', { name: 'Extend the session' }).click();
  await expect(page.getByText('Invalid access token detected')).toBeVisible();
});

test('a registration with Firebase is announced; Firebase’s errors are shown at their fields, or in a toast', async ({
  page,
}) => {
  await page.goto('/pages/auth/register-2');
  const email = page.getByRole('textbox', { name: 'Email' });
  const register = page.getByRole('button', { name: 'Register with Firebase' });
  await expect(register).toBeDisabled();
  await page.getByRole('textbox', { name: 'Display name' }).fill('Layla');
  await page.getByLabel(/^Password\b/).fill('jasmine in june');
  await page.getByLabel('Repeat password').fill('jasmine in june');
  await email.fill('weak-password@codes.test');
  await register.click();
  await expect(page.getByLabel(/^Password\b/)).toHaveAccessibleDescription(/This password is easy to guess/);
  await email.fill('email-already-in-use@codes.test');
  await register.click();
  await expect(email).toHaveAccessibleDescription('The email address is already in use');
  await email.fill('invalid-api-key@codes.test');
  await register.click();
  await expect(messages(page)).toContainText(['Login is not set up correctly. Ask your administrator.']);
  await email.fill('layla@firebase.test');
  await register.click();
  await expect(messages(page)).toContainText(['Logged in with Firebase']);
  await expect(page.getByText('Layla is signed in here')).toBeVisible();
  // A provider chosen for one press does not apply to the next: Enter registers with the API.
  await page.getByRole('button', { name: 'Log out of the demo' }).click();
  await email.fill('layla@template.test');
  await email.press('Enter');
  await expect(page.getByText('Layla is signed in here')).toBeVisible();
  const user = await page.evaluate(() => localStorage.getItem('guestwise.demo-session'));
  expect(user).toContain('custom-db');
});

test('the price changes with the switch, by keyboard, and the address keeps it', async ({ page }) => {
  await page.goto('/pages/pricing/style-3');
  const price = page.getByText('€19').or(page.getByText('€190'));
  await expect(price).toHaveText('€19');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(price).toHaveText('€190');
  await expect(page.getByText('you save €38')).toBeVisible();
  expect(getPlace(page)).toBe('/pages/pricing/style-3?period=yearly');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(price).toHaveText('€190');
});

test('Firebase’s errors are shown at their fields, and settings are saved where the account is', async ({
  page,
}) => {
  await page.goto('/pages/auth/login-3');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByLabel(/^Password/);
  const byFirebase = page.getByRole('button', { name: 'Log in with Firebase' });
  await expect(byFirebase).toBeDisabled();
  await password.fill('flame tree');
  await email.fill('dilan@firebase.test');
  await byFirebase.click();
  await expect(email).toHaveAccessibleDescription('This account is disabled. Ask your administrator.');
  await email.fill('invalid-api-key@codes.test');
  await byFirebase.click();
  await expect(page.getByText('Login is not set up correctly. Ask your administrator.')).toBeVisible();
  await email.fill('filiz@firebase.test');
  await password.fill('flame');
  await byFirebase.click();
  await expect(password).toHaveAccessibleDescription('Check your password');
  await password.fill('flame tree');
  await byFirebase.click();
  await expect(page.getByText('Logged in with Firebase')).toBeVisible();
  await expect(page.getByText('Filiz Ateş is signed in here')).toBeVisible();
  await page.getByRole('button', { name: 'Log out of the demo' }).click();
  await expect(page.getByText('Filiz Ateş is signed in here')).toHaveCount(0);
  await expect(email).toBeFocused();
  await byFirebase.click();
  await expect(page.getByText('Filiz Ateş is signed in here')).toBeVisible();

  await page.goto('/pages/theme?main=dark3');
  await page.getByRole('button', { name: 'Use this theme' }).click();
  await expect(page.getByText('User data saved to firebase')).toBeVisible();
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem('guestwise.demo-session'))).toContain('dark3');
  expect(await storedToken(page)).toBeNull();
});

test('a forgotten password is replaced through the link of a mail, once', async ({ page }) => {
  await page.goto('/pages/auth/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill(templateUser.email);
  await page.getByRole('button', { name: 'Reset password' }).click();
  const outbox = page.getByRole('region', { name: 'Outbox of this demo' });
  await expect(outbox).toContainText(templateUser.email);
  await outbox.getByRole('link', { name: 'Choose a new password' }).click();
  const address = page.url();
  const save = async (password: string) => {
    await page.getByLabel(/^New password/).fill(password);
    await page.getByLabel('Repeat password').fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
  };
  await save('jasmine in june');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(templateUser.email);
  await page.getByLabel(/^Password/).fill('jasmine in june');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(`${templateUser.name} is signed in here`)).toBeVisible();
  await page.goto(address);
  await save('another password');
  await expect(page.getByText('This link has expired or was used. Ask for a new one.')).toBeVisible();
});
