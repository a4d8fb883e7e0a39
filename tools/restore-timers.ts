import { afterEach, vi } from 'vitest';

// Test files share a worker: fake timers that outlive their test would stop the tests of the next file.
afterEach(() => void vi.useRealTimers());
