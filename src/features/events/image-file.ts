import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readAsDataUrl } from '../../ui/form/own-picture.ts';
import { isUsableImage } from './event-images.ts';

/** The maximum size of an image, in bytes: the call contains it as text. Larger pictures, as of a phone, are shrunk. */
const largestFile = 300_000;

/** The longest sides that a larger picture is shrunk to, in pixels, one after the other. */
const sides = [1600, 1000, 600];

/** A file as a data URL (openapi/QUESTIONS.md, A19), or why it cannot be an image of an event. */
export type ReadFile = { image: string } | { problem: MessageDescriptor };

/** Reads a file that was chosen as an image. */
export async function readImageFile(file: File): Promise<ReadFile> {
  try {
    const image = await (file.size > largestFile ? shrink(file) : readWhole(file));
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
async function readWhole(file: File) {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
  return readAsAddress(file);
}

async function shrink(file: File) {
  let image = '';
  for (const side of sides) {
    image = await readAsDataUrl(file, side);
    // Base64 writes three bytes as four letters.
    if (image.length * 0.75 <= largestFile) break;
  }
  return image;
}
