import { expect, test, vi } from 'vitest';
import { readImageFile } from './image-file.ts';

test('a file on a drive that is gone is refused after half a minute', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'FileReader',
    class extends EventTarget {
      readAsDataURL() {}
    },
  );
  vi.stubGlobal('createImageBitmap', () => new Promise(() => {}));
  const ended: string[] = [];
  const reading = readImageFile(new File(['…'], 'card.png')).then((read) => ended.push(...Object.keys(read)));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toEqual(['problem']);
  await reading;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
