import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { openRoute } from '../support/open-route.tsx';

/** The scale of an icon: -1 where it is mirrored. */
const getScale = (icon: string) => getComputedStyle(page.bySelector(icon).first().element()).scale;

test.each([
  ['the menu', '/events', 'aside a[href="/logout"] svg'],
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
