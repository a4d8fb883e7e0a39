import { afterEach, beforeEach, vi } from 'vitest';
import '../../src/theme/page.css';
import './by-selector.ts';
import { flaws } from './flaws.ts';
import { closeRoute } from './open-route.tsx';

beforeEach(() => flaws.start());

// A browser reports offline on a machine with only a loopback network, which is enough for these tests.
beforeEach(() => {
  if (!navigator.onLine) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

// Every test ends with a screen that threw nothing and broke no policy.
afterEach(async () => {
  vi.restoreAllMocks();
  await closeRoute();
  const problems = flaws.end();
  if (problems.length > 0) throw new Error(`The test left a flawed page:\n${problems.join('\n')}`);
});
