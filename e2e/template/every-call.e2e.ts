import type { Page } from '@playwright/test';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { specifiedEndpoints } from '../../mocks/template/specified-endpoints.ts';
import { expect, test } from '../support/fixtures.ts';
import { messages, visitAs } from '../support/visitor.ts';

/** Records each call of the in-page API with its screen: no call leaves the page, so the network does not show them. */
async function noteCalls(page: Page) {
  await page.addInitScript(() => {
    globalThis.Request = class extends Request {
      constructor(...request: ConstructorParameters<typeof Request>) {
        super(...request);
        const { pathname } = new URL(this.url);
        if (!/^\/api\/(?!v1)/.test(pathname)) return;
        const before = sessionStorage.getItem('calls') ?? '';
        sessionStorage.setItem('calls', `${before}${pathname} ${location.pathname}\n`);
      }
    };
  });
}

const readCalls = async (page: Page) =>
  ((await page.evaluate(() => sessionStorage.getItem('calls'))) ?? '').trim().split('\n');

/** Opens a page and waits for its call: the next page would cut it off. */
async function openAndRead(page: Page, path: string, call: RegExp) {
  await page.goto(path);
  await expect.poll(() => readCalls(page)).toContainEqual(expect.stringMatching(call));
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Confirms a deletion. */
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

async function logInAndRegister(page: Page) {
  await page.goto('/pages/auth/login');
  await button(page, 'Use the demo account').click();
  await button(page, 'Login').click();
  await button(page, 'Extend the session').click();
  await page.goto('/pages/auth/register');
  await page.getByRole('textbox', { name: 'Display name' }).fill('Layla');
  await page.getByRole('textbox', { name: 'Email' }).fill('layla@template.test');
  for (const name of [/^Password\b/, 'Repeat password']) await page.getByLabel(name).fill('jasmine in june');
  await button(page, 'Register').click();
  await expect(page.getByText('Layla is signed in here')).toBeVisible();
}

async function useProfile(page: Page) {
  await openAndRead(page, '/pages/profile?tab=photos', /photos-videos/);
  await openAndRead(page, '/pages/profile?tab=about', /about/);
  await page.goto('/pages/profile');
  await button(page, 'Edit profile').click();
  await page.getByRole('dialog').getByLabel('Display name').fill('Selin A.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(messages(page).last()).toHaveText('User data saved with api');
}

const readQuestions = (page: Page) => openAndRead(page, '/pages/faq', /faq/);
const readInvoice = (page: Page) => openAndRead(page, '/pages/invoices/modern', /get-invoice/);

async function keepCalendar(page: Page) {
  await page.goto('/apps/calendar?day=2030-05-15&event=new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Menu tasting');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const chip = page.getByRole('link', { name: /Menu tasting/ });
  await chip.click();
  await dialog.getByLabel('Ends').fill('2030-05-16T10:00');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await chip.first().click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(chip).toHaveCount(0);
}

async function keepContacts(page: Page) {
  await page.goto('/apps/contacts');
  const panel = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Add contact' }).click();
  await panel.getByLabel('Name').fill('Kim Vega');
  await panel.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('link', { name: 'Kim Vega' }).click();
  await panel.getByRole('link', { name: 'Edit' }).click();
  await panel.getByLabel('Company').fill('Vega Lights');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Star Kim Vega' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  for (const name of ['Tom', 'Carlos Fuentes']) await page.getByRole('checkbox', { name }).check();
  await button(page, 'Star').click();
  await button(page, 'Remove star').click();
  await button(page, 'Delete').click();
  await confirm(page, 'Delete');
  await expect(page.getByText('19 contacts', { exact: true })).toBeVisible();
}

async function keepShop(page: Page) {
  await page.goto('/apps/e-commerce/products?product=cards');
  await page.getByRole('dialog').getByLabel('In stock').fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  for (const names of [[/^Select Linen/], [/^Select Beeswax/, /^Select Place card/]]) {
    for (const name of names) await page.getByRole('checkbox', { name }).check();
    await button(page, 'Delete').click();
    await confirm(page, 'Delete');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto('/apps/e-commerce/orders');
  await page.getByRole('checkbox', { name: 'Select order GW-1049' }).check();
  await button(page, 'Delete').click();
  await confirm(page, 'Delete');
  await page.getByRole('link', { name: 'GW-1048' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('GW-1048');
}

async function keepNotes(page: Page) {
  await page.goto('/apps/notes');
  await button(page, 'Add a note').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Band');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Band' });
  await card.getByRole('button', { name: /^Pin / }).click();
  await expect(card).toContainText('Pinned');
  await card.getByRole('button', { name: /^Archive / }).click();
  await expect(card).toHaveCount(0);
  await button(page, 'Edit labels').click();
  const labels = page.getByRole('dialog', { name: 'Labels' });
  await labels.getByLabel('New label').fill('Music');
  await page.keyboard.press('Enter');
  await expect(labels.getByText('Music')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('article').first().getByRole('link').click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await expect(messages(page).last()).toHaveText('Note deleted');
}

/** Each walk makes the calls of the screens below an address. */
const walks = [
  ['/pages/auth', logInAndRegister],
  ['/pages/profile', useProfile],
  ['/pages/faq', readQuestions],
  ['/pages/invoices', readInvoice],
  ['/apps/calendar', keepCalendar],
  ['/apps/contacts', keepContacts],
  ['/apps/e-commerce', keepShop],
  ['/apps/notes', keepNotes],
] as const;

for (const [area, walk] of walks) {
  test(`the screens of ${area} make their in-app calls`, async ({ page }) => {
    await noteCalls(page);
    await visitAs(page, admin, '/events');
    await walk(page);
    const calls = await readCalls(page);
    const missing = specifiedEndpoints
      .filter(([, , screen]) => screen.startsWith(area))
      .filter(
        ([path, , screen]) =>
          !calls.some((call) => call.startsWith(`${path} `) && call.split(' ')[1]?.startsWith(screen)),
      );
    expect(missing).toEqual([]);
  });
}

test('each of the 38 in-app calls belongs to one of the walks', () => {
  expect(
    specifiedEndpoints.filter(([, , screen]) => !walks.some(([area]) => screen.startsWith(area))),
  ).toEqual([]);
});
