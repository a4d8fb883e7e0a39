import { expect, test } from 'vitest';
import { createRepeatGuard } from './watch-frames.ts';

test('[F59] a code held to the camera is read once, however long it is held', () => {
  const isNew = createRepeatGuard();
  expect(isNew('a', 0)).toBe(true);
  for (let now = 125; now < 20_000; now += 125) expect(isNew('a', now)).toBe(false);
});

test('another code is read at once, and the same one when it is shown again', () => {
  const isNew = createRepeatGuard();
  expect(isNew('a', 0)).toBe(true);
  expect(isNew('b', 125)).toBe(true);
  expect(isNew('b', 3_000)).toBe(false);
  expect(isNew('b', 6_000)).toBe(true);
});
