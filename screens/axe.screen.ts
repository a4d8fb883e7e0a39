import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { arrange } from './support/arrange.ts';
import { expectAxeClean } from './support/axe.ts';
import { expectErrors } from './support/flaws.ts';
import { openRoute } from './support/open-route.tsx';
import { openedParts, shownRoutes } from './support/routes.ts';

const layouts = ['layout1', 'layout2', 'layout3'] as const;
/** Addresses of a list of notes that differ in their data alone. */
const isAlike = ({ address }: { address: string }) =>
  /^\/apps\/notes\/(archive|reminders|labels)/.test(address);
const addresses = [...shownRoutes, ...openedParts].filter((screen) => !isAlike(screen));
const screens = addresses.map((screen, place) => ({
  ...screen,
  // Without the frame there is no layout to choose.
  layout: screen.isSignedIn ? (layouts[place % 3] ?? 'layout1') : 'layout1',
}));

test.each(screens)(
  'axe finds nothing in $address, wide or Arabic on a dark phone',
  async ({ address, isSignedIn, layout }) => {
    // Pages that show a failure also log it.
    expectErrors(/error-500|fetch/);
    const { router } = await openRoute(address, isSignedIn ? {} : { signedOut: true });
    await expect.element(page.bySelector('h1, [role=status]').first()).toBeInTheDocument();
    const { queryClient } = router.options.context;
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    if (layout !== 'layout1') await arrange(router, { locale: 'en', theme: 'light', layout });
    await expectAxeClean();
    await page.viewport(360, 740);
    await arrange(router, { locale: 'ar', theme: 'dark', layout });
    await expectAxeClean();
  },
);
