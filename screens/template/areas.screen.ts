import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { backend } from '../support/backend.ts';
import { expectAxeClean } from '../support/axe.ts';
import { expectErrors } from '../support/flaws.ts';
import { follow, openRoute } from '../support/open-route.tsx';

/** An area of the template: its first call, a text of its data, and its text without data. */
interface Area {
  address: string;
  reads: string;
  data: string;
  empty?: string;
  hasSkeleton?: false;
  failed?: string;
}

const areas: Area[] = [
  {
    address: '/apps/calendar?view=agenda',
    reads: 'listCalendarEvents',
    data: 'Team meeting',
    empty: 'No appointments in these four weeks',
  },
  { address: '/apps/contacts', reads: 'listContacts', data: 'Amal Farouk', empty: 'No contacts yet' },
  {
    address: '/apps/e-commerce/products',
    reads: 'listProducts',
    data: 'Invitation card, letterpress',
    empty: 'No products yet',
  },
  { address: '/apps/e-commerce/orders', reads: 'listOrders', data: 'GW-1049', empty: 'No orders left' },
  { address: '/apps/e-commerce/orders/1042', reads: 'getOrder', data: 'Order GW-1042' },
  { address: '/apps/notes', reads: 'listNotes', data: 'Cake', empty: 'No notes yet' },
  {
    address: '/pages/faq',
    reads: 'listQuestions',
    data: 'Does a guest need an account to answer?',
    empty: 'No questions yet',
  },
  { address: '/pages/invoices/compact', reads: 'getInvoice', data: 'Invoice' },
  { address: '/pages/invoices/modern', reads: 'getInvoice', data: 'Invoice' },
  { address: '/pages/profile', reads: 'getTimeline', data: 'Latest activity', empty: 'No posts yet' },
  {
    address: '/pages/profile?tab=photos',
    reads: 'listPhotos',
    data: 'Lanterns before the guests',
    empty: 'No photos yet',
  },
  { address: '/pages/profile?tab=about', reads: 'getAbout', data: 'Lives in' },
  {
    address: '/pages/auth/forgot-password',
    reads: 'listMails',
    data: 'Forgot your password?',
    empty: 'Forgot your password?',
    hasSkeleton: false,
    failed: 'We could not load this',
  },
];
const main = page.bySelector('main');
const failure = main.getByRole('alert');

describe.each(areas)(
  '$address',
  ({ address, reads, data, empty, hasSkeleton = true, failed = 'The server cannot show it right now.' }) => {
    test('a failure is reported, and a retry shows the data', async () => {
      expectErrors(/^ApiError: Server Error/);
      await openRoute(address, { signedInAs: admin, scenario: `${reads}:500`, width: 360, theme: 'dark' });
      await expect.element(failure).toMatchTextContent(failed);
      await expectAxeClean();
      backend.play();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect.element(main).toMatchTextContent(data);
    });

    test('[F24] a response in the wrong shape is handled like any other failure', async () => {
      expectErrors(/^UnreadableResponse/);
      await openRoute(address, { signedInAs: admin, scenario: `${reads}:malformed` });
      await expect.element(failure).toMatchTextContent('We could not load');
    });

    test('in Arabic, dark, at 360 px, nothing is wider than the page', async () => {
      await openRoute(address, { signedInAs: admin, locale: 'ar', width: 360, theme: 'dark' });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.documentElement.dir).toBe('rtl');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    });

    test.runIf(hasSkeleton)('while it loads it shows its skeleton', async () => {
      await openRoute('/pages/errors/error-404', { signedInAs: admin });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      backend.play(`${reads}:latency`);
      follow(address);
      await expect.element(page.getByRole('status').filter({ hasText: 'Loading...' }).first()).toBeVisible();
      await expectAxeClean();
      await expect.element(main).toMatchTextContent(data);
    });

    test.runIf(empty)('without data it says what is missing', async () => {
      await openRoute(address, { signedInAs: admin, scenario: `${reads}:empty` });
      await expect.element(main).toMatchTextContent(empty ?? '');
    });
  },
);

test('a long error message for a whole form is not wider than a phone', async () => {
  await openRoute('/pages/auth/reset-password?token=used', { width: 360, locale: 'ar' });
  for (const place of [0, 1]) await page.bySelector('form input').nth(place).fill('jasmine in june');
  await page.bySelector('form [type=submit]').click();
  await expect.element(failure).toMatchTextContent('This link has expired or was used. Ask for a new one.');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
