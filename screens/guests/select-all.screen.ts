import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { admin } from '../../mocks/backend/seeds/accounts.ts';
import { weddingId } from '../../mocks/backend/seeds/wedding.ts';
import { openRoute } from '../support/open-route.tsx';

test.each([
  ['en', 360],
  ['ar', 360],
  ['en', 1280],
] as const)(
  'in %s, %i px wide, the checkbox for all rows is aligned with those of the rows',
  async (locale, width) => {
    await openRoute(`/events/guests/all?event=${weddingId}`, { signedInAs: admin, locale, width });
    const boxes = page.bySelector('main table input[type=checkbox]');
    await expect.poll(() => boxes.length).toBeGreaterThan(5);
    const sides = boxes.elements().map((box) => {
      const { left, right } = box.getBoundingClientRect();
      return `${String(left)} ${String(right)}`;
    });
    expect(new Set(sides).size).toBe(1);
  },
);
