import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

for (const [lang, sentence] of [
  ['en', 'This page could not start'],
  ['ar', 'تعذّر فتح هذه الصفحة'],
] as const)
  test(`[F78] while the bundle hangs, the sentence and its phone link are on the screen (${lang})`, async ({
    page,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, unanswered);
    const { invitation } = await openEarly(page, guestOfFour, `?lang=${lang}`);
    await invitation.choose(3);
    await expect(page.locator('.unsaved')).toBeVisible();
    await invitation.confirm.click();
    await expect(page.locator('.unsaved')).toBeHidden();
    const text = page.locator('.last-resort p:visible');
    await expect(text).toHaveCount(0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.animationName === 'show') animation.finish();
    });
    await expect(text).toHaveCount(1);
    await expect(text).toContainText(sentence);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      for (const top of [0, 10_000]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect(text).toBeInViewport({ ratio: 1 });
        await expect(invitation.confirm).toBeInViewport(top > 0 ? { ratio: 1 } : {});
        // A trial click checks that nothing covers it.
        await text.getByRole('link').click({ trial: true });
      }
      await invitation.confirm.click({ trial: true });
    }
  });

test('[F53] a script of somebody else that fails does not remove the page', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  await page.route('**/rsvp', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<script async src="/edge.js"></script></head>');
    return route.fulfill({ response, body });
  });
  await page.route('**/edge.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/edge.js'));
  const invitation = await InvitationPage.open(page, guestOfFour);
  await failed;
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
});

test('[F77] a translator that changes the language of the document does not keep the bundle away', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, unanswered);
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => (document.documentElement.lang = 'de')),
  );
  await page.goto(`/${guestOfFour}/rsvp`, { waitUntil: 'commit' });
  const invitation = new InvitationPage(page);
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
  expect((await backend.calls('saveRsvp')).map(({ body }) => body)).toEqual([{ rsvpCount: 3 }]);
});

test('[F77] a zero whose Confirm is pressed while the bundle starts is forgotten after Cancel', async ({
  page,
  backend,
}) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  const { invitation, letThrough } = await openEarly(page, guestOfFour);
  await invitation.choose(0);
  await invitation.confirm.hover();
  await page.mouse.down();
  const started = page.waitForResponse('**/assets/guest-*.js');
  letThrough();
  await started;
  // The page waits for the end of the press.
  await page.waitForTimeout(1_000);
  await expect(invitation.bundle).toBeHidden();
  await page.mouse.up();
  await expect(invitation.zeroCount).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(invitation.zeroCount).toBeHidden();
  expect(await page.evaluate((id) => localStorage.getItem(`guestwise.rsvp.${id}`), guestOfFour)).toBeNull();
  await page.reload();
  await expect(invitation.bundle).toBeVisible();
  await expect(invitation.confirmed('2')).toBeVisible();
  expect(await backend.calls('saveRsvp')).toEqual([]);
});

for (const isSlow of [false, true])
  test(`[F77] a zero whose Confirm runs right after the bundle is asked about and not stored, ${isSlow ? 'with a slow API' : 'with a fast API'}`, async ({
    page,
    backend,
  }) => {
    await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
    const { invitation, letThrough } = await openEarly(page, guestOfFour);
    await invitation.choose(0);
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/v1/**', async (route) => {
      if (isSlow) await answered.promise;
      await route.continue();
    });
    // A press while a slow phone evaluates the bundle: its click runs next, before the page has read anything.
    await invitation.confirm.evaluate((confirm: HTMLElement) => {
      let isOver: true | undefined;
      Object.defineProperty(window.early, 'over', {
        get: () => isOver,
        set(value) {
          isOver = value;
          queueMicrotask(() => confirm.click());
        },
      });
    });
    letThrough();
    await expect(invitation.zeroCount).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(invitation.zeroCount).toBeHidden();
    answered.resolve();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('Your answer was not saved')).toBeHidden();
    await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
    expect(await page.evaluate((id) => localStorage.getItem(`guestwise.rsvp.${id}`), guestOfFour)).toBeNull();
    await page.reload();
    await expect(invitation.bundle).toBeVisible();
    await expect(invitation.confirmed('2')).toBeVisible();
    expect(await backend.calls('saveRsvp')).toEqual([]);
  });
