import { afterEach, vi } from 'vitest';
import { toasts } from '../src/ui/toasts/toasts.ts';

// Test files share a worker, so state that a test leaves behind reaches the tests of the next file: fake timers would
// stop them, a stubbed storage would answer them, and a toast would be counted as theirs. No file needs to restore them
// itself.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  toasts.clear();
});
