const readings = new Set<Promise<void>>();

/**
 * Reads a picture into a form. A form that is submitted meanwhile is sent afterwards, with the picture.
 * @param field any element of the form
 */
export async function readIntoForm(field: Element, read: () => Promise<void>): Promise<void> {
  const form = field.closest('form');
  let isSubmitted = false;
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
    await reading;
  } finally {
    readings.delete(reading);
    form?.removeEventListener('submit', hold, true);
    if (isSubmitted && form?.isConnected) form.requestSubmit();
  }
}

/** Waits for the pictures that are being read: a form that is closed before would lose them. */
export const waitForPictures = async (): Promise<void> => void (await Promise.allSettled(readings));
