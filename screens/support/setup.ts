import { afterEach, beforeEach, vi } from 'vitest';
import '../../src/theme/page.css';
import './by-selector.ts';
import { axeProblems } from './axe.ts';
import { flaws } from './flaws.ts';
import { closeRoute } from './open-route.tsx';

beforeEach(() => flaws.start());

// A browser reports offline on a machine with only a loopback network, which is enough for these tests.
beforeEach(() => {
  if (!navigator.onLine) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

// Every test ends with a screen that threw nothing, broke no policy and has no axe violations.
afterEach(async () => {
  const problems = await axeProblems();
  await closeRoute();
  problems.push(...flaws.end());
  if (problems.length > 0) throw new Error(`The test left a flawed page:\n${problems.join('\n')}`);
});
