import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { getToday } from '../../src/features/template/calendar/calendar-time.ts';
import { follow, openRoute } from '../support/open-route.tsx';
import { expectTexts } from '../support/text.ts';

const scroller = page.bySelector('[data-minute-height]');

/** Whether a day's column is in sight, beside the hours. */
const isInSight = (day: string) => {
  const column = scroller.bySelector(`[role=columnheader][data-day="${day}"]`).query();
  const hours = scroller.bySelector('[role=row] > [aria-hidden]').query();
  if (!column || !hours) return false;
  const box = scroller.element().getBoundingClientRect();
  const { left, right } = column.getBoundingClientRect();
  const scale = hours.getBoundingClientRect();
  const isBesideHours = scale.right <= left + 1 || scale.left >= right - 1;
  const isWithin = (from: number, to: number) => from >= box.left - 1 && to <= box.right + 1;
  return isWithin(left, right) && isWithin(scale.left, scale.right) && isBesideHours;
};

test.each(['en', 'tr', 'ar'] as const)('%s, 360 px: a week is scrolled to its day', async (locale) => {
  await openRoute('/apps/calendar?view=week&day=2030-05-16', { signedInAs: admin, locale, width: 360 });
  await expect.element(scroller).toBeVisible();
  await expect.poll(() => isInSight('2030-05-16')).toBe(true);
  // The other end of the week, in each language.
  follow('/apps/calendar?view=week&day=2030-05-13');
  await expect.poll(() => isInSight('2030-05-13')).toBe(true);
  follow('/apps/calendar?view=week&day=2030-05-17');
  await expect.poll(() => isInSight('2030-05-17')).toBe(true);
});

test.each(['en', 'ar'] as const)(
  '%s, 360 px: “Today” shows today again after scrolling away',
  async (locale) => {
    const today = getToday();
    await openRoute('/apps/calendar?view=week', { signedInAs: admin, locale, width: 360 });
    await expect.poll(() => isInSight(today)).toBe(true);
    const away = [-9999, 9999].find((left) => {
      scroller.element().scrollTo({ left, top: 0 });
      return !isInSight(today);
    });
    expect(away).toBeDefined();
    await page.bySelector('main h2 + a').click();
    await expect.poll(() => isInSight(today)).toBe(true);
    expect(scroller.element().scrollTop).toBe(0);
  },
);

test('360 px: a day chosen by a key is in sight', async () => {
  await openRoute('/apps/calendar?view=week&day=2030-05-15', { signedInAs: admin, width: 360 });
  await expect.poll(() => isInSight('2030-05-15')).toBe(true);
  scroller.bySelector('[role=gridcell][data-day="2030-05-15"]').element().focus({ preventScroll: true });
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => isInSight('2030-05-13')).toBe(true);
});

test.each(['month', 'week', 'day', 'agenda'])('the tab of the %s is the only current one', async (view) => {
  await openRoute(`/apps/calendar?view=${view}&day=2030-05-16`, { signedInAs: admin });
  const current = page
    .getByRole('navigation', { name: 'Views of the calendar' })
    .bySelector('[aria-current]');
  await expectTexts(current, [new RegExp(view, 'i')]);
});
