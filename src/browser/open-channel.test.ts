import { afterEach, expect, test, vi } from 'vitest';
import { openChannel } from './open-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without channels, or one that blocks them, opens none', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('a')).toBeUndefined();
  vi.stubGlobal('BroadcastChannel', function block() {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(openChannel('a')).toBeUndefined();
});
