import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { getCoverAddress } from '../../domain/cover-address.ts';
import { mostImages } from './event-images.ts';

/** Why another image cannot be added. */
export const tooManyImages = msg`An event has at most ${mostImages} images.`;

interface ImageAddressOptions {
  /** The address of a restored draft. */
  initial: string;
  /** The images of the event now: others may be added while an address is checked. */
  getImages(): readonly string[];
  /** The address was typed or added. */
  onChange(): void;
}

/** The address of an image that is typed, until it is one of the event's images. */
export function useImageAddress({ initial, getImages, onChange }: ImageAddressOptions) {
  const [text, setText] = useState(initial);
  const latest = useRef(initial);
  const change = (next: string) => {
    latest.current = next;
    setText(next);
    onChange();
  };
  const [problem, setProblem] = useState<MessageDescriptor>();
  const resets = useRef(0);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (reason: MessageDescriptor) => {
    setProblem(reason);
    input.current?.focus();
    return undefined;
  };
  return {
    text,
    problem,
    input,
    /** The text now, which may be newer than the one that is drawn. */
    getText: () => latest.current,
    setText: change,
    setProblem,
    /** Empties the field together with the draft, which is not written. */
    reset() {
      resets.current += 1;
      latest.current = '';
      setText('');
      setProblem(undefined);
    },
    /**
     * Adds the address to the images of an event, and empties the field.
     * @returns the images; undefined where the address is refused, which is said at the field, or was discarded
     */
    async add(): Promise<readonly string[] | undefined> {
      const image = text.trim();
      if (image !== '' && !getImages().includes(image)) {
        const address = getCoverAddress(image);
        if (address === undefined) {
          return refuse(msg`Use an image of this site: other addresses are blocked.`);
        }
        const before = resets.current;
        const isImage = await canLoad(address);
        if (before !== resets.current) return undefined;
        if (!isImage) {
          return refuse(msg`This image does not load. Correct its address, or empty the field.`);
        }
        if (getImages().length >= mostImages) {
          return refuse(tooManyImages);
        }
      }
      const images = getImages();
      if (latest.current.trim() === image) change('');
      setProblem(undefined);
      return image === '' || images.includes(image) ? images : [...images, image];
    },
  };
}

/** How long an image may take, in milliseconds. */
const imageTimeout = 10_000;

/** Whether an image is one, and arrives in time. */
const canLoad = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), imageTimeout);
    image.src = address;
  });
