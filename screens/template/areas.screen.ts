import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { templateAreas } from '../../e2e/support/template-areas.ts';
import { activate } from '../../src/i18n/activate.ts';
import { backend } from '../support/backend.ts';
import { expectAxeClean } from '../support/axe.ts';
import { expectErrors } from '../support/flaws.ts';
import { follow, openRoute } from '../support/open-route.tsx';

const main = page.bySelector('main');
const failure = main.getByRole('alert');
const loading = page.getByRole('status').filter({ hasText: 'Loading...' }).first();

test.each(templateAreas)(
  '$address: loading, failed, retried, empty, and Arabic phones',
  async ({ address, reads, data, empty }) => {
    expectErrors(/^ApiError: Server Error/);
    const visit = { width: 360, theme: 'dark' } as const;
    const { router } = await openRoute('/pages/errors/error-404', visit);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    backend.play(`${reads}:latency`, `${reads}:500`);
    follow(address);
    await expect.element(loading).toBeVisible();
    await expectAxeClean();
    await expect.element(failure).toMatchTextContent('The server cannot show it right now.');
    await expectAxeClean();
    backend.play();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main).toMatchTextContent(data);
    await activate('ar');
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    if (empty === undefined) return;
    await activate('en');
    backend.play(`${reads}:empty`);
    await router.options.context.queryClient.invalidateQueries();
    await expect.element(main).toMatchTextContent(empty);
  },
);

test('[F24] a response in the wrong shape is handled like any other failure', async () => {
  expectErrors(/^UnreadableResponse/);
  await openRoute('/apps/e-commerce/orders/1042', { scenario: 'getOrder:malformed' });
  await expect.element(failure).toMatchTextContent('We could not load');
});

test('the questions are in the reader’s language, also after another one is chosen', async () => {
  await openRoute('/pages/faq', { locale: 'tr' });
  await expect.element(main).toMatchTextContent('Davetliye bağlantısını nasıl gönderirim?');
  await activate('ar');
  await expect.element(main).toMatchTextContent('كيف أرسل الرابط إلى الضيف؟');
  await activate('en');
  await expect.element(main).toMatchTextContent('How do I send a guest the link?');
});
