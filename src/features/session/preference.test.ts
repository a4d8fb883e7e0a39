import { expect, test } from 'vitest';
import { withoutServerFields } from './preference.ts';

test('the five fields of the server are removed, all others are sent back unchanged', () => {
  const settings = { direction: 'rtl' };
  const server = { _id: 'p1', __v: 3, createdAt: 'then', updatedAt: 'now', user: 'u1' };
  expect(withoutServerFields({ ...server, settings, shortcuts: ['todo'], novelty: 7 })).toEqual({
    settings,
    shortcuts: ['todo'],
    novelty: 7,
  });
});
