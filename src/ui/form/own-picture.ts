/** Whether a picture may be loaded: one inside the page, or of the product's own host. */
export const isOwnPicture = (image: string) => /^(data:image\/|\/(?![/\\]))/.test(image);

/**
 * Shrinks a picture for storage: a browser stores only a few megabytes in all.
 * @param longest its longest side, in pixels
 * @returns a data URL
 * @throws a DOMException if the browser cannot read the file as a picture
 */
export async function readAsDataUrl(file: Blob, longest: number): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return toDataUrl(canvas);
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
