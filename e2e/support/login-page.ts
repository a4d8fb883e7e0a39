import { expect, type Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** The login page as a person uses it. */
export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, search = '') {
    const login = new LoginPage(page);
    await page.goto(`/login${search}`);
    await login.isShown();
    return login;
  }

  async isShown() {
    await expect(this.email).toBeVisible();
    await expect(this.page).toHaveURL(/\/login(\?|$)/);
  }

  get email() {
    return this.page.getByRole('textbox', { name: 'Email' });
  }

  get password() {
    return this.page.getByLabel(/^Password/);
  }

  get submit() {
    return this.page.getByRole('button', { name: 'Login', exact: true });
  }

  /** The message that belongs to no field. */
  get above() {
    return this.page.locator('form').getByRole('alert').first();
  }

  /** Why the last session ended. */
  get reason() {
    return this.page.getByRole('main').locator('h1 + p + div');
  }

  async type({ email, password }: Credentials = admin) {
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async logIn(credentials: Credentials = admin) {
    await this.type(credentials);
    await this.submit.click();
  }
}
