import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

const main = page.getByRole('main');
const loading = page.bySelector('main [data-loading]');
const ready = page.getByRole('heading', { name: 'Ready to scan' });

/** Where the panel of check-ins is on the page, and the list of missing guests in it. */
const measure = (missing: string) =>
  ['section', missing].map((css) => {
    const box = document.querySelector(`main ${css}`)?.getBoundingClientRect();
    return box && [box.left, box.top + scrollY, box.width].map(Math.round);
  });

test.each([
  { width: 360, locale: 'en' },
  { width: 360, locale: 'ar' },
  { width: 768, locale: 'en' },
  { width: 1280, locale: 'ar' },
] as const)(
  'the missing guests have their place while they are loading, at $width px in $locale',
  async (visit) => {
    const { router } = await openRoute(`/apps/event/${weddingId}?tab=invitation`, {
      signedInAs: admin,
      ...visit,
    });
    await expect.element(main.getByRole('textbox').first()).toBeVisible();
    const { promise, resolve } = Promise.withResolvers<void>();
    router.options.context.api.use({
      onRequest: ({ schemaPath }) => (schemaPath.endsWith('/guests') ? promise : undefined),
    });
    follow(`/events/${weddingId}/scan`);
    await expectCount(loading, 1);
    const early = measure('[data-loading]');
    resolve();
    await expectCount(page.bySelector('main details'), 1);
    expect(measure('details')).toEqual(early);
    await expectCount(loading, 0);
  },
);

test('where the list could not be loaded, a phone says what there is to do', async () => {
  await openRoute(`/events/${weddingId}/scan`, {
    signedInAs: admin,
    width: 360,
    scenario: 'listGuests:404',
  });
  await expect.element(ready).toBeVisible();
  await expectCount(loading, 0);
});
