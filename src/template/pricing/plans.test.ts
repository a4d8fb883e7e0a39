import { expect, test } from 'vitest';
import { features, plans, type Share, wedding } from './plans.ts';

const size = (share: Share) => (share === 'unlimited' ? Number.POSITIVE_INFINITY : Number(share));

test('a more expensive plan includes no less of anything', () => {
  expect(plans.map(({ monthly }) => monthly)).toEqual([0, wedding.monthly, 59]);
  for (const { shares } of features) {
    const sizes = plans.map(({ id }) => size(shares[id]));
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  }
});
