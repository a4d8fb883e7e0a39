import { expect, test, vi } from 'vitest';
import { createLazySkeleton } from './lazy-skeleton.tsx';

test('a page does not wait for its skeleton', async () => {
  const load = vi.fn(() => new Promise<never>(() => {}));
  await createLazySkeleton(load).preload();
  expect(load).toHaveBeenCalledOnce();
});
