import { createStore } from '../../storage/store.ts';

const readings = new Set<Promise<unknown>>();

/**
 * Reads a picture into a form. A form that is submitted meanwhile is sent afterwards, with the picture.
 * @param field any element of the form
 * @param read returns whether the picture is in the form: otherwise it is not sent
 */
export async function readIntoForm(field: Element, read: () => Promise<boolean>): Promise<void> {
  const form = field.closest('form');
  let [isSubmitted, isRead] = [false, false];
  const hold = (event: SubmitEvent) => {
    // Conform validates with submits of its own, whose button has a name.
    if (event.submitter?.hasAttribute('name')) return;
    event.preventDefault();
    event.stopPropagation();
    isSubmitted = true;
  };
  form?.addEventListener('submit', hold, true);
  const reading = read();
  readings.add(reading);
  try {
    isRead = await reading;
  } finally {
    readings.delete(reading);
    form?.removeEventListener('submit', hold, true);
    if (isSubmitted && isRead && form?.isConnected) form.requestSubmit();
  }
}

/** How long a page that is left waits for a picture, in milliseconds: a file may be on a drive that is gone. */
const longestWait = 5_000;

/** How many closings of a form wait for a picture. */
export const waits = createStore(0);

/** Waits for the pictures that are being read: a form that is closed before would lose them. */
export async function waitForPictures(): Promise<void> {
  if (readings.size === 0) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, longestWait));
  waits.set(waits.getSnapshot() + 1);
  await Promise.race([Promise.allSettled(readings), timeout]);
  waits.set(waits.getSnapshot() - 1);
}
