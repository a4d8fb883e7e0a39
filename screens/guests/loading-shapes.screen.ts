import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId, conferenceSize } from '../../mocks/backend/seeds/conference.ts';
import { weddingGuests, weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

interface Visit {
  eventId?: string;
  width?: number;
  locale?: 'en' | 'ar';
}

const main = page.getByRole('main');
/** The codes that are loading, or the name and number of a guest. */
const bones = page.bySelector('main :is(li, header) > i');

/** Opens a page of an event that is known already, without one list. @returns lets its call go */
async function openWithout(list: string, path: string, { eventId = weddingId, ...visit }: Visit = {}) {
  const { router } = await openRoute(`/apps/event/${eventId}?tab=invitation`, {
    signedInAs: admin,
    ...visit,
  });
  await expect.element(main.getByRole('textbox').first()).toBeVisible();
  const { api, queryClient } = router.options.context;
  const { promise, resolve } = Promise.withResolvers<void>();
  api.use({ onRequest: ({ schemaPath }) => (schemaPath.endsWith(list) ? promise : undefined) });
  if (list === '/messages') queryClient.removeQueries({ queryKey: ['listMessages'] });
  follow(`/events/${eventId}/${path}`);
  await expect.element(bones.first()).toBeInTheDocument();
  return resolve;
}

/** Where elements are on the page, and how wide they are. */
const measure = (css: string) =>
  [...document.querySelectorAll(`main ${css}`)].map((element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return [left, top + scrollY, width].map(Math.round);
  });

const places = [
  { width: 360, locale: 'en' },
  { width: 768, locale: 'ar' },
  { width: 1280, locale: 'en' },
] as const;

test.each(places)(
  'codes that are loading are a grid in their place, at $width px in $locale',
  async (visit) => {
    const letGo = await openWithout('/guests', 'codes', visit);
    const measureCodes = (css: string) => [
      measure('article')[0],
      ...measure(`article li > ${css}`).slice(0, 3),
    ];
    const early = measureCodes('i:first-child');
    await expectCount(page.bySelector('main article li'), weddingGuests.length);
    await expect.element(page.bySelector('main article')).toHaveTextContent('');
    letGo();
    await expect.poll(() => measureCodes('svg')).toEqual(early);
    expect(bones.length).toBe(0);
  },
);

test('the pages of ten thousand codes are known while the guests are loading', async () => {
  const letGo = await openWithout('/guests', 'codes', { eventId: conferenceId });
  const pages = main.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages).toMatchTextContent(`1–480 of ${conferenceSize.toLocaleString('en')}`);
  letGo();
  await expect.poll(() => bones.length, { timeout: 20_000 }).toBe(0);
});

test.each(places)(
  'the reminders that are loading have a card and a queue in their place, at $width px in $locale',
  async (visit) => {
    const letGo = await openWithout('/guests', 'remind', visit);
    const measureParts = () => measure('section > :not([role="progressbar"])');
    const early = measureParts();
    expect(early).toHaveLength(2);
    letGo();
    await expect.element(main.getByRole('article')).toBeVisible();
    expect(measureParts()).toEqual(early);
    expect(bones.length).toBe(0);
  },
);

test('the title of the reminders is not another one before the guests are known', async () => {
  const letGo = await openWithout('/guests', 'remind');
  const title = main.getByRole('heading', { level: 2 });
  const height = title.element().clientHeight;
  await expectCount(page.bySelector('main h2 > i'), 1);
  await expect.element(title).toHaveTextContent('Send links');
  letGo();
  await expect.element(title).toHaveTextContent('Remind 5 guests');
  expect(title.element().clientHeight).toBe(height);
});

test('no other text is offered while the messages of the event are loading', async () => {
  const letGo = await openWithout('/messages', 'remind');
  await expect.element(main.getByRole('button', { name: /Miriam/ })).toBeVisible();
  await expect.element(main.getByRole('article')).not.toBeInTheDocument();
  letGo();
  await expect.element(main.getByRole('combobox', { name: 'Message' })).toMatchTextContent(/^Invitation/);
});
