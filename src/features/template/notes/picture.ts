/** Whether a note's picture may be asked for: one that is in the page, or of the product's own host. */
export const isOwnPicture = (image: string) => /^(data:image\/|\/(?![/\\]))/.test(image);

/** The longest side of a picture that is kept, in pixels: a browser's storage holds few megabytes in all. */
const longest = 640;

/**
 * A picture small enough to be kept within its note.
 * @returns a data URL
 * @throws a DOMException where the file is no picture that the browser can read
 */
export async function asDataUrl(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.8);
}
