import { afterEach, expect, test, vi } from 'vitest';
import { canShareCard, cardFileQuery } from './guest-card.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('each guest’s card is drawn once, and a failure is not repeated', () => {
  expect(cardFileQuery('g1')).toMatchObject({ queryKey: ['card', 'g1'], staleTime: Infinity, retry: false });
  expect(cardFileQuery('g2').queryKey).not.toEqual(cardFileQuery('g1').queryKey);
});
