import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SubmitCancelled } from '../../forms/submission.ts';
import {
  type CoverTitle,
  formatImages,
  isUsableImage,
  maxImages,
  noImagesText,
  parseImages,
} from './event-images.ts';
import { createNamedCover, findDrawnCover, loadCover } from './named-cover.ts';
import { readAsDataUrl } from '../../ui/form/own-picture.ts';

export type NewEventImages = ReturnType<typeof useNewEventImages>;

/**
 * The images of a new event. A hidden field of its form keeps them in the draft, except files.
 * @param restored the text of that field in a draft
 * @param initial the images without a draft
 */
export function useNewEventImages(restored: string, initial: readonly string[] = []) {
  const [{ images, lost, title }, setState] = useState(() => {
    const parsed = parseImages(restored);
    return restored === noImagesText ? { ...parsed, images: [...initial] } : parsed;
  });
  const [problem, setProblem] = useState<MessageDescriptor>();
  const field = useRef<HTMLInputElement>(null);
  /** The files that are being read, one after the other. */
  const reading = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(images);
  const refusals = useRef(0);
  const set = (next: Partial<ReturnType<typeof parseImages>>) => {
    // The form reads the field's new text, and stores it.
    flushSync(() => setState((before) => ({ ...before, ...next })));
    field.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const change = (next: readonly string[]) => {
    latest.current = [...next];
    set({ images: latest.current, lost: 0 });
  };
  const add = (image: string) => {
    const isFull = !latest.current.includes(image) && latest.current.length >= maxImages;
    setProblem(isFull ? msg`An event has at most ${maxImages} images.` : undefined);
    if (!isFull) change([...new Set([...latest.current, image])]);
  };
  const addFile = async (file: File) => {
    const read = await readImageFile(file);
    // The form was left or started again meanwhile.
    if (!field.current) return;
    if ('problem' in read) {
      refusals.current += 1;
      setProblem(read.problem);
    } else add(read.image);
  };
  return {
    images,
    /** How many files a restored draft lacks. */
    lost,
    problem,
    /** What is written on the cover. */
    title,
    setTitle: (next: Partial<CoverTitle>) => set({ title: { ...title, ...next } }),
    change,
    add,
    addFile(file: File) {
      reading.current = Promise.all([reading.current, addFile(file)]);
    },
    /**
     * Waits for the files that are being read, and writes the name on a drawn cover.
     * @returns all images, the cover first
     * @throws SubmitCancelled if one of these files is refused or the cover is not drawn, which is shown
     */
    async collect(name: string): Promise<readonly string[]> {
      const before = refusals.current;
      await reading.current;
      if (refusals.current > before) throw new SubmitCancelled();
      const [first, ...others] = latest.current;
      const cover = title.isShown ? findDrawnCover(first) : undefined;
      if (!cover) return latest.current;
      try {
        return [
          createNamedCover(cover, await loadCover(cover), { name, line: title.line }, sentWidth),
          ...others,
        ];
      } catch {
        setProblem(
          msg`We could not write the name on the cover. Try again, or use the cover without the name.`,
        );
        throw new SubmitCancelled();
      }
    },
    /** The props of the hidden field. */
    field: { ref: field, value: formatImages(images, title) },
  };
}

/** The width of a cover that is sent, in pixels: like the card that a guest saves. */
const sentWidth = 1_080;

/** The maximum size of an image, in bytes: the call contains it as text. Larger pictures, as of a phone, are shrunk. */
const largestFile = 300_000;

/** The longest sides that a larger picture is shrunk to, in pixels, one after the other. */
const sides = [1600, 1000, 600];

/** A file as a data URL (openapi/QUESTIONS.md, A19), or why it cannot be an image of an event. */
type ReadFile = { image: string } | { problem: MessageDescriptor };

/** Reads a file that was chosen as an image. */
async function readImageFile(file: File): Promise<ReadFile> {
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
