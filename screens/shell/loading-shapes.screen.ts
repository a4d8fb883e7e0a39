import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { follow, openRoute } from '../support/open-route.tsx';

const main = page.getByRole('main');
const heading = main.getByRole('heading', { level: 1 });
const loading = main.getByRole('status').filter({ hasText: 'Loading...' });

type Router = Awaited<ReturnType<typeof openRoute>>['router'];

/** Holds the calls of both APIs. @returns lets them go */
function holdCalls({ options: { context } }: Router) {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const client of [context.api, context.templateApi]) client.use({ onRequest: () => promise });
  return resolve;
}

const bones = page.bySelector('main i[style*="block-size"]');

/** Where the header of the page ends, and its tabs are. The tabs may still be a bone, at the end of the header. */
function measureHead() {
  const getBottom = (css: string) => {
    const box = document.querySelector(`main ${css}`)?.getBoundingClientRect();
    return box && Math.round(box.bottom + scrollY);
  };
  const header = getBottom('header') ?? 0;
  return { header, tabs: getBottom('nav') ?? header - 1 };
}

const pages = [
  { address: `/apps/event/${weddingId}`, en: 'Event', ar: 'المناسبة' },
  { address: `/events/guests/all?event=${weddingId}`, en: 'Event', ar: 'المناسبة' },
  { address: `/events/${weddingId}/scan`, en: 'Event', ar: 'المناسبة' },
  { address: '/apps/e-commerce/orders/1042', en: 'Order', ar: 'الطلب' },
  { address: '/pages/profile', en: 'Profile', ar: 'الملف الشخصي' },
];
const places = [
  { width: 360, locale: 'en' },
  { width: 768, locale: 'ar' },
  { width: 1280, locale: 'en' },
] as const;

test.each(pages.flatMap((each) => places.map((place) => ({ ...each, ...place }))))(
  '$address has a heading, its header and its tabs in place while it loads, at $width px in $locale',
  async ({ address, width, locale, ...titles }) => {
    const { router } = await openRoute('/pages/account', { signedInAs: admin, locale, width });
    await expect.element(heading).toBeVisible();
    const letGo = holdCalls(router);
    follow(address);
    await expect.element(bones.first()).toBeInTheDocument();
    await expect.element(heading).toMatchTextContent(titles[locale]);
    const early = measureHead();
    letGo();
    await expect.poll(() => bones.length).toBe(0);
    await expect.poll(measureHead).toEqual(early);
  },
);

test('an event that the list has named has its name as the heading while it loads', async () => {
  const { router } = await openRoute('/events', { signedInAs: admin });
  await expect.element(main.getByRole('article').first()).toBeVisible();
  const letGo = holdCalls(router);
  follow(`/apps/event/${weddingId}`);
  await expect.element(loading).toBeInTheDocument();
  await expect.element(heading).toHaveTextContent("Layla & Omar's wedding");
  letGo();
  await expect.poll(() => bones.length).toBe(0);
});

test('an order and a person that another page has loaded are named while their page loads', async () => {
  const { router } = await openRoute('/apps/e-commerce/orders', { signedInAs: admin });
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible();
  let letGo = holdCalls(router);
  follow('/apps/e-commerce/orders/1042');
  await expect.element(loading).toBeInTheDocument();
  await expect.element(heading).toMatchTextContent('Order GW-1042');
  letGo();
  await expect.poll(() => bones.length).toBe(0);
  follow('/pages/profile');
  await expect.element(heading).toHaveTextContent('Selin Arslan');
  letGo = holdCalls(router);
  follow('/pages/profile?tab=about');
  await expect.element(loading).toBeInTheDocument();
  await expect.element(heading).toHaveTextContent('Selin Arslan');
  letGo();
  await expect.poll(() => bones.length).toBe(0);
});
