import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { conferenceId } from '../../mocks/backend/seeds/conference.ts';
import { openRoute } from '../support/open-route.tsx';
import { expectCount } from '../support/text.ts';

/** The scale of an icon: -1 where it is mirrored. */
const getScale = (icon: string) => getComputedStyle(page.bySelector(icon).first().element()).scale;

test.each([
  ['the menu', '/events', 'aside a[href="/logout"] svg'],
  ['a pager', `/events/guests/all?event=${conferenceId}`, 'nav a:has(> svg:only-child) svg'],
  ['the calendar', '/apps/calendar', 'main h2 ~ a svg'],
] as const)('in Arabic the arrows of %s point along the reading direction', async (_, address, icon) => {
  for (const [locale, scale] of [
    ['ar', '-1 1'],
    ['en', 'none'],
  ] as const) {
    await openRoute(address, { signedInAs: admin, locale });
    await expect.element(page.bySelector(icon).first()).toBeInTheDocument();
    expect(getScale(icon)).toBe(scale);
  }
});

test('in Arabic the arrow of Logout in the search points out of the door, and that of Login into it', async () => {
  await openRoute('/events', { signedInAs: admin, locale: 'ar' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('combobox').last().fill('logout');
  await expect.element(page.bySelector('[role=option][href="/logout"]')).toBeVisible();
  expect(getScale('[role=option][href="/logout"] svg')).toBe('-1 1');

  await openRoute('/pages/faq', { locale: 'ar' });
  await page.getByRole('banner').getByRole('button', { name: 'زائر' }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(getScale('[role=menuitem][href="/login"] svg')).toBe('-1 1');
  await userEvent.keyboard('{Escape}');
  await expectCount(page.getByRole('menuitem'), 0);
});
