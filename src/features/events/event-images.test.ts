import { expect, test } from 'vitest';
import { moveImage } from './event-images.ts';

test('an image moves one place, and stays at either end', () => {
  expect(moveImage(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveImage(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveImage(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveImage(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
