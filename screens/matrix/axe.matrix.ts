import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { arrange, arrangements } from '../support/arrange.ts';
import { axeProblems } from '../support/axe.ts';
import { expectErrors } from '../support/flaws.ts';
import { openRoute } from '../support/open-route.tsx';
import { openedParts, shownRoutes } from '../support/routes.ts';

test.each([...shownRoutes, ...openedParts])(
  'axe finds nothing in $address in any arrangement',
  async ({ address, isSignedIn }) => {
    // Pages that show a failure also log it.
    expectErrors(/error-500|fetch/);
    const { router } = await openRoute(address, isSignedIn ? { signedInAs: admin } : {});
    await expect.element(page.bySelector('h1, [role=status]').first()).toBeInTheDocument();
    const found: string[] = [];
    for (const arrangement of arrangements) {
      // Without the frame there is no layout to choose.
      if (!isSignedIn && arrangement.layout !== 'layout1') continue;
      await arrange(router, arrangement);
      const { locale, theme, layout } = arrangement;
      found.push(...(await axeProblems()).map((problem) => `${locale} ${theme} ${layout}: ${problem}`));
    }
    expect(found).toEqual([]);
  },
  120_000,
);
