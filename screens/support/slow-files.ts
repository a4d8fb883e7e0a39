import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

/** The page of a new event. */
export const newEvent = {
  address: '/apps/event/new',
  name: page.getByRole('textbox', { name: 'Name' }),
  input: page.getByLabelText('Image file'),
  create: page.getByRole('button', { name: 'Create event' }),
  leaves: page.getByRole('button', { name: 'Leaves' }),
  chosen: page.getByRole('list', { name: 'Images of this event' }).getByRole('listitem'),
  goOn: page.getByRole('button', { name: 'Continue without this image' }),
};

/** The stored drafts. */
export const readDrafts = () =>
  Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('guestwise.draft ')));

const pixels = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (letter) =>
  letter.charCodeAt(0),
);
/** A trailing byte makes it another image. */
export const fast = new File([pixels, '!'], 'fast.gif', { type: 'image/gif' });
export const slow = new File([pixels], 'slow.gif', { type: 'image/gif' });
export const slowAndBroken = new File(['no picture'], 'slow.gif', { type: 'image/gif' });
export const broken = new File(['no picture'], 'broken.gif', { type: 'image/gif' });

/**
 * Delays the reading of the slow files until the test ends.
 * @returns lets the browser read them, and gives the page time to take them
 */
export function delaySlowFiles() {
  const { promise: allowed, resolve } = Promise.withResolvers<void>();
  const isSlow = (source: unknown) => source instanceof File && source.name === 'slow.gif';
  const createBitmap = createImageBitmap;
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (source) => {
    if (isSlow(source)) await allowed;
    return createBitmap(source);
  });
  const readAsDataURL = FileReader.prototype.readAsDataURL;
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader, source) {
    void (isSlow(source) ? allowed : Promise.resolve()).then(() => readAsDataURL.call(this, source));
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return async () => {
    resolve();
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  };
}
