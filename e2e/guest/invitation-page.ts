import { expect, type Page } from '@playwright/test';

/** The guest's page as a guest uses it. */
export class InvitationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, guestId: string, search = '') {
    const invitation = new InvitationPage(page);
    await page.goto(`/${guestId}/rsvp${search}`);
    await expect(invitation.confirm).toBeVisible();
    await expect(invitation.bundle).toBeVisible();
    return invitation;
  }

  /** Present once the page has replaced the early panel, because the boot script is removed with it. */
  get bundle() {
    return this.page.locator('.frame:not(:has(script))');
  }

  get confirm() {
    return this.page.locator('.send > button.confirm');
  }

  get slider() {
    return this.page.getByRole('slider');
  }

  get thankYou() {
    return this.page.getByRole('heading', { name: 'Thank You!' });
  }

  get zeroCount() {
    return this.page.getByRole('dialog', { name: 'RSVP with zero(0) people' });
  }

  /** Sets the slider by keyboard: Home, then up. */
  async choose(count: number) {
    await this.slider.focus();
    await this.slider.press('Home');
    for (let each = 0; each < count; each++) await this.slider.press('ArrowUp');
  }

  confirmed(count: string) {
    return this.page.getByText(`Confirmed : ${count}`, { exact: true });
  }
}
