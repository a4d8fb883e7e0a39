import { expect, test, vi } from 'vitest';
import { canShareCard } from './guest-card.ts';

test('a card is shared only where the share sheet takes a picture', () => {
  vi.stubGlobal('navigator', {});
  expect(canShareCard()).toBe(false);
  const canShare = vi.fn<(data: { files: File[] }) => boolean>(({ files }) =>
    files.every(({ type }) => type === 'image/jpeg'),
  );
  vi.stubGlobal('navigator', { canShare });
  expect(canShareCard()).toBe(true);
  expect(canShare.mock.calls[0]?.[0].files[0]?.name).toMatch(/\.jpg$/);
});
