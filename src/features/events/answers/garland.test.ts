import { expect, test } from 'vitest';
import { placeGarland } from './garland.ts';

const countPlaces = (coming: number, of: number) => {
  const { rows, open, each } = placeGarland({ unit: 'people', coming, of }, { perRow: 24, rows: 5 });
  return { places: rows.map(({ places }) => places.length), open, each };
};

test.each([
  ['one for each person', 20, 39, { places: [20, 19], open: 20, each: 1 }],
  ['everybody is coming', 3, 3, { places: [3], open: 3, each: 1 }],
  ['more than invited', 5, 4, { places: [5], open: 5, each: 1 }],
  ['nobody yet', 0, 2, { places: [2], open: 0, each: 1 }],
  [
    'hundreds: no flower before all of its people are coming',
    99,
    461,
    { places: [23, 24, 23, 23], open: 19, each: 5 },
  ],
  ['thousands, all of them', 9_999, 9_999, { places: [20, 20, 20, 20, 20], open: 100, each: 100 }],
])('flowers of a garland: %s', (_, coming, of, expected) => {
  expect(countPlaces(coming, of)).toEqual(expected);
});
