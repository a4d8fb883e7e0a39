import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

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

test('[F53] without its first script the page still starts', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, unanswered);
  await page.route('**/rsvp', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script>.*?<\/script>/s, '');
    return route.fulfill({ response, body });
  });
  const invitation = await InvitationPage.open(page, guestOfFour);
  await invitation.choose(3);
  await invitation.confirm.click();
  await expect(invitation.thankYou).toBeVisible();
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
