import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isUsableImage } from './event-images.ts';

/** The maximum size of a file, in bytes: the call contains it as text. */
const largestFile = 300_000;

/** How long a file may take, in milliseconds: it may be on a drive that is gone, and a form waits for it. */
const longestReading = 30_000;

/** A file as a data URL (openapi/QUESTIONS.md, A19), or why it cannot be an image of an event. */
export type ReadFile = { image: string } | { problem: MessageDescriptor };

/** Reads a file that was chosen as an image. */
export async function readImageFile(file: File): Promise<ReadFile> {
  if (file.size > largestFile) return { problem: msg`Choose an image of at most 300 kB.` };
  try {
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The file took too long')), longestReading);
    });
    const [image] = await Promise.race([Promise.all([readAsAddress(file), decode(file)]), timeout]);
    if (isUsableImage(image)) return { image };
  } catch {
    // Said below, like a file of another kind.
  }
  return { problem: msg`We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.` };
}

const readAsAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

/** @throws if a part of the picture is missing, which an `<img>` would load without an error */
async function decode(file: File) {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
}
