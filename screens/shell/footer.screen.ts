import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';

test.each(['container', 'fullwidth', 'boxed'] as const)(
  'the footer is in line with the content, mode %s',
  async (mode) => {
    const { router } = await openRoute('/events', { signedInAs: admin, width: 1920, height: 1080 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    await changeSettings(router, { layout: { config: { mode, containerWidth: 1200 } } });
    const start = (element: Element | null) => element?.getBoundingClientRect().left;
    await expect
      .poll(() => start(document.querySelector('footer p')))
      .toBe(start(document.querySelector('main h1')));
    expect(document.querySelector('[data-mode]')?.getAttribute('data-mode')).toBe(mode);
  },
);
