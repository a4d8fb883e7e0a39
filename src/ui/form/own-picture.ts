/** Whether a picture may be loaded: one inside the page, or of the product's own host. */
export const isOwnPicture = (image: string) => /^(data:image\/|\/(?![/\\]))/.test(image);

/**
 * Shrinks a picture for storage: a browser stores only a few megabytes in all.
 * @param maxSide the length of its longer side, in pixels
 * @returns a data URL
 * @throws a DOMException if the browser cannot read the file as a picture
 */
export async function readAsDataUrl(file: Blob, maxSide: number): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toDataUrl(canvas);
}

/**
 * Reads a picture as it is, or shrinks it if it is too large, as of a phone.
 * @param maxSize the maximum size, in bytes
 * @returns a data URL
 * @throws a DOMException if the browser cannot read the file as a picture
 */
export const readPicture = (file: Blob, maxSize: number): Promise<string> =>
  file.size > maxSize ? shrink(file, maxSize) : readWhole(file);

/** The longest sides that a larger picture is shrunk to, in pixels, one after the other. */
const sides = [1600, 1000, 600];

/** @throws if a part of the picture is missing, which an `<img>` would load without an error */
async function readWhole(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

async function shrink(file: Blob, maxSize: number): Promise<string> {
  let image = '';
  for (const side of sides) {
    image = await readAsDataUrl(file, side);
    // Base64 writes three bytes as four letters.
    if (image.length * 0.75 <= maxSize) break;
  }
  return image;
}

/** A canvas as a data URL of a few hundred kilobytes at most: WebP, or JPEG on white. */
export function toDataUrl(canvas: HTMLCanvasElement): string {
  const webp = canvas.toDataURL('image/webp', 0.8);
  if (webp.startsWith('data:image/webp')) return webp;
  // Safari writes no WebP and returns a PNG, which can be ten times as large. JPEG has no transparency.
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL('image/jpeg', 0.8);
}

/**
 * Reads a picture into a form. A form that is submitted during the read is sent afterwards, with the picture.
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
  try {
    isRead = await read();
  } finally {
    form?.removeEventListener('submit', hold, true);
    if (isSubmitted && isRead && form?.isConnected) form.requestSubmit();
  }
}
