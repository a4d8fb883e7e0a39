import { expect, test, vi } from 'vitest';
import { readIntoForm, waitForPictures } from './picture-reading.ts';

const field = { closest: () => null } as unknown as Element;

test('a page that is left waits for a picture, but not for one that never arrives', async () => {
  vi.useFakeTimers();
  let end: (isRead: boolean) => void = () => {};
  const reading = readIntoForm(field, () => new Promise<boolean>((resolve) => (end = resolve)));
  const ended: string[] = [];
  const waits = waitForPictures().then(() => ended.push('waited'));
  await vi.advanceTimersByTimeAsync(4_900);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(ended).toEqual(['waited']);
  await waits;
  const again = waitForPictures();
  end(true);
  await Promise.all([reading, again]);
  await waitForPictures();
  vi.useRealTimers();
});
