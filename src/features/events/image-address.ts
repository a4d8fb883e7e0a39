import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { getCoverAddress } from '../../domain/cover-address.ts';
import { mostImages } from './event-images.ts';

export type ImageAddress = ReturnType<typeof useImageAddress>;

/**
 * The address of an image that is typed, until it is one of the event's images.
 * @param getImages the images of the event now: others may be added while an address is checked
 */
export function useImageAddress(getImages: () => readonly string[]) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<MessageDescriptor>();
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
    setText,
    setProblem,
    /**
     * Adds the address to the images of an event, and empties the field.
     * @returns the images; undefined where the address is refused, which is said at the field
     */
    async add(): Promise<readonly string[] | undefined> {
      const image = text.trim();
      if (image !== '' && !getImages().includes(image)) {
        const address = getCoverAddress(image);
        if (address === undefined) {
          return refuse(msg`Use an image of this site: other addresses are blocked.`);
        }
        if (!(await canLoad(address))) {
          return refuse(msg`This image does not load. Correct its address, or empty the field.`);
        }
        if (getImages().length >= mostImages) {
          return refuse(msg`An event has at most ${mostImages} images.`);
        }
      }
      const images = getImages();
      setText((now) => (now.trim() === image ? '' : now));
      setProblem(undefined);
      return image === '' || images.includes(image) ? images : [...images, image];
    },
  };
}

/** How long an image may take, in milliseconds. */
const patience = 10_000;

const canLoad = (address: string) =>
  new Promise<boolean>((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), patience);
    image.src = address;
  });
