import { guestOfFour } from '../../mocks/backend/seeds/wedding.ts';
import { expect, test } from '../support/fixtures.ts';
import { openEarly, unanswered } from './early-page.ts';
import { InvitationPage } from './invitation-page.ts';

test('[F53] the page starts despite a failed or missing script', async ({ page, backend }) => {
  await page.route('**/edge.js', (route) => route.abort());
  for (const [name, pattern, replacement] of [
    ['the script of somebody else', '</head>', '<script async src="/edge.js"></script></head>'],
    ['no first script', /<script>.*?<\/script>/s, ''],
  ] as const) {
    await backend.patch('guests', guestOfFour, unanswered);
    await page.route('**/rsvp', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(pattern, replacement) });
    });
    const failed =
      replacement && page.waitForEvent('requestfailed', (request) => request.url().endsWith('/edge.js'));
    const invitation = await InvitationPage.open(page, guestOfFour);
    await failed;
    await invitation.choose(3);
    await invitation.confirm.click();
    await expect(invitation.thankYou, name).toBeVisible();
  }
});

test('[F77] a zero confirmed around the bundle’s start is asked about', async ({ page, backend }) => {
  await backend.patch('guests', guestOfFour, { ...unanswered, rsvpCount: 2 });
  for (const isBefore of [true, false]) {
    const { invitation, letThrough } = await openEarly(page, guestOfFour);
    await invitation.choose(0);
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/v1/**', async (route) => {
      await answered.promise;
      await route.continue();
    });
    if (isBefore) await invitation.confirm.click();
    // A press while a slow phone evaluates the bundle: its click runs next, before the page has read anything.
    else
      await invitation.confirm.evaluate((confirm: HTMLElement) => {
        let isOver: true | undefined;
        Object.defineProperty(window.early, 'isPageStarted', {
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
    await expect(page.getByText('Click on confirm to save your response')).toBeVisible();
    expect(await page.evaluate((id) => localStorage.getItem(`guestwise.rsvp.${id}`), guestOfFour)).toBeNull();
    await page.reload();
    await expect(invitation.bundle).toBeVisible();
    await expect(invitation.confirmed('2')).toBeVisible();
    await page.unrouteAll();
  }
  expect(await backend.calls('saveRsvp')).toEqual([]);
});
