import { expect, test } from 'vitest';
import { swapNext } from './event-images.ts';

test('an image and the next one change places', () => {
  expect(swapNext(['a', 'b', 'c'], 1)).toEqual(['a', 'c', 'b']);
  expect(swapNext(['a', 'b', 'c'], 0)).toEqual(['b', 'a', 'c']);
});
