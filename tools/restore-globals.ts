import { afterEach, vi } from 'vitest';
import { toasts } from '../src/ui/toasts/toasts.ts';

// Test files share a worker, so state that a test leaves behind reaches the tests of the next file: fake timers would stop
// them, and a toast would be counted as theirs.
afterEach(() => {
  vi.useRealTimers();
  toasts.clear();
});
