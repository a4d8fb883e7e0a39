import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openShellPart } from '../../src/shell/shell-part.ts';
import { changeSettings } from '../support/arrange.ts';
import { openRoute } from '../support/open-route.tsx';
import { findSpills, speakPseudo } from '../support/pseudo-locale.ts';

const direction = () => document.querySelector('.themed-root')?.closest('[dir]')?.getAttribute('dir');

/** Lists texts of the page that are cut off, on a phone and a desktop, in both directions. */
async function findAllSpills(router: Awaited<ReturnType<typeof openRoute>>['router']) {
  speakPseudo();
  const found: string[] = [];
  for (const side of ['ltr', 'rtl']) {
    await changeSettings(router, { direction: side, templateMenu: true });
    await expect.poll(direction).toBe(side);
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      found.push(...findSpills().map((spill) => `${side} ${String(width)} px: ${spill}`));
    }
  }
  return found;
}

test.each([
  '/events',
  `/events/guests/all?event=${weddingId}`,
  `/apps/event/${weddingId}`,
  '/apps/event/new',
  `/events/${weddingId}/scan`,
  '/pages/account',
  '/apps/e-commerce/orders',
  '/apps/calendar',
  '/apps/notes',
])('all texts on %s are readable in a much longer language', async (address) => {
  const { router } = await openRoute(address);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findAllSpills(router)).toEqual([]);
});

test.each(['settings', 'search', 'shortcuts'] as const)(
  'all texts in %s are readable in a much longer language',
  async (part) => {
    const { router } = await openRoute('/pages/faq');
    openShellPart(part, document.querySelector('header button') as HTMLElement);
    await expect.element(page.getByRole(part === 'shortcuts' ? 'group' : 'dialog').first()).toBeVisible();
    expect(await findAllSpills(router)).toEqual([]);
  },
);
