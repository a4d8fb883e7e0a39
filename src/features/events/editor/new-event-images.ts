import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NotSubmitted } from '../../../forms/errors.ts';
import { readPicture, readIntoForm } from '../../../ui/form/own-picture.ts';
import { type CoverTitle, formatImages, isUsableImage, maxImages, parseImages } from './event-images.ts';
import { createNamedCover, findDrawnCover, loadCover, signCover } from './named-cover.ts';

interface ImagesState extends ReturnType<typeof parseImages> {
  /** The key of the form that they belong to. */
  key: number;
  problem?: MessageDescriptor | undefined;
}

export type NewEventImages = ReturnType<typeof useNewEventImages>;

/**
 * The images of a new event. A hidden field of its form keeps them in the draft, except files.
 * @param formKey changes when the form starts again, and the images with it
 * @param restored the text of that field in a draft, or ''
 * @param initial the images without a draft, and what is written on their cover
 */
export function useNewEventImages(
  formKey: number,
  restored: string,
  initial: { images: string[]; title: CoverTitle } | undefined,
) {
  const start = (): ImagesState => ({
    key: formKey,
    ...parseImages(restored),
    ...(restored === '' && initial),
  });
  const [{ key, images, lost, title, problem }, setState] = useState(start);
  if (key !== formKey) setState(start);
  const field = useRef<HTMLInputElement>(null);
  const set = (change: (before: ImagesState) => Partial<ImagesState>) => {
    // The form reads the field's new text, and stores it.
    flushSync(() => setState((before) => ({ ...before, ...change(before) })));
    field.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const refuse = (reason: MessageDescriptor) => set(() => ({ problem: reason }));
  const add = (image: string) => set(({ images: before }) => limitImages([...new Set([...before, image])]));
  return {
    images,
    /** How many files a restored draft lacks. */
    lost,
    problem,
    /** What is written on the cover. */
    title,
    setTitle: (next: Partial<CoverTitle>) => set((before) => ({ title: { ...before.title, ...next } })),
    change: (next: readonly string[]) => set(() => ({ images: next, lost: 0 })),
    /** Makes a drawn cover the cover, in place of another drawn one; or takes it away. */
    toggleCover: (cover: string) =>
      set(({ images: before }) => {
        const replaced = before.includes(cover) ? cover : before.find(findDrawnCover);
        const others = before.filter((image) => image !== replaced);
        return limitImages(replaced === cover ? others : [cover, ...others]);
      }),
    /** Reads a file. The form is sent afterwards if it is submitted meanwhile, unless the file is refused. */
    addFile: (file: File) =>
      field.current &&
      readIntoForm(field.current, async () => {
        const image = await readImageFile(file);
        if (image === undefined)
          refuse(msg`We cannot open this file. Choose a PNG, JPEG, WebP or GIF image.`);
        else add(image);
        return image !== undefined;
      }),
    /**
     * Writes the name on a drawn cover.
     * @returns all images, the cover first
     * @throws NotSubmitted if the cover is not drawn, which is shown
     */
    async collect(name: string): Promise<readonly string[]> {
      const [first, ...others] = images;
      const cover = title.isShown ? findDrawnCover(first) : undefined;
      if (!cover) return images;
      try {
        const { line } = title;
        const drawn = createNamedCover(cover, await loadCover(cover), { name, line }, sentWidth);
        return [signCover(drawn, { cover, line }), ...others];
      } catch {
        refuse(msg`We could not write the name on the cover. Try again, or use the cover without the name.`);
        throw new NotSubmitted();
      }
    },
    /** The props of the hidden field. */
    field: { ref: field, value: formatImages(images, title) },
  };
}

/** The state with these images, unless they are too many. */
const limitImages = (images: string[]): Partial<ImagesState> =>
  images.length > maxImages
    ? { problem: msg`An event has at most ${maxImages} images.` }
    : { images, lost: 0, problem: undefined };

/** The width of a cover that is sent, in pixels: like the card that a guest saves. */
const sentWidth = 1_080;

/** The maximum size of an image, in bytes: the call contains it as text. */
const maxFileSize = 300_000;

/** Reads a chosen file as a data URL (openapi/QUESTIONS.md, A19); undefined if it cannot be an image of an event. */
async function readImageFile(file: File): Promise<string | undefined> {
  try {
    const image = await readPicture(file, maxFileSize);
    return isUsableImage(image) ? image : undefined;
  } catch {
    return undefined;
  }
}
