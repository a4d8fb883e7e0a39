import { afterEach, vi } from 'vitest';
import { toasts } from '../src/ui/toasts.ts';

// Test files share a worker: what outlives its test changes the tests of the next file. Fake timers would stop them, and
// a toast would be counted among theirs.
afterEach(() => {
  vi.useRealTimers();
  toasts.clear();
});
