import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute, place } from './open-route.tsx';

interface Credentials {
  email: string;
  password: string;
}

/** The login page as a person uses it. */
export const loginPage = {
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabelText(/^Password/),
  submit: page.getByRole('button', { name: 'Login', exact: true }),
  /** The message that belongs to no field. */
  above: page.bySelector('form').getByRole('alert').first(),

  async open(search = '') {
    await openRoute(`/login${search}`, { signedOut: true });
    await loginPage.isShown();
  },
  async isShown() {
    await expect.element(loginPage.email).toBeVisible();
    expect(place()).toMatch(/^\/login(\?|$)/);
  },
  async type({ email, password }: Credentials = admin) {
    await loginPage.email.fill(email);
    await loginPage.password.fill(password);
  },
  async logIn(credentials: Credentials = admin) {
    await loginPage.type(credentials);
    await loginPage.submit.click();
  },
};
