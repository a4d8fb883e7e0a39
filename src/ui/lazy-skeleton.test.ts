import { expect, test, vi } from 'vitest';
import { createLazySkeleton } from './lazy-skeleton.tsx';

test('a page does not wait for its skeleton', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  await createLazySkeleton(load).preload();
  expect(load).toHaveBeenCalledOnce();
});
