import { useRef, useState } from 'react';
import { SessionOver } from '../../api/errors.ts';
import { getSending, NotSent } from '../../forms/sending-forms.ts';
import type { Draft, FormTexts } from '../../storage/drafts.ts';
import {
  countLostFiles,
  mostImages,
  readDraftAddress,
  readDraftImages,
  readRefusedFile,
  withImages,
} from './event-images.ts';
import { tooManyImages, useImageAddress } from './image-address.ts';
import { readImageFile } from './image-file.ts';
import { ImageRefused } from './image-refused.ts';
import { useRefusedFile } from './refused-file.ts';

export type NewEventImages = ReturnType<typeof useNewEventImages>;

/** The images of a new event, which its draft keeps. */
export function useNewEventImages(draft: Draft) {
  const [shown, setShown] = useState(() => ({ images: readDraftImages(draft), lost: countLostFiles(draft) }));
  // A file takes a moment to read, in which others may be chosen.
  const latest = useRef(shown);
  /** Replaced by another set when the files that are being read are no longer wanted. */
  const readings = useRef(new Set<Promise<void>>());
  const [isAwaited, setAwaited] = useState(false);
  const getImages = () => latest.current.images;
  const address = useImageAddress({
    initial: readDraftAddress(draft),
    getImages,
    onChange: () => keep(),
  });
  const refused = useRefusedFile({ initial: readRefusedFile(draft), onChange: () => keep() });
  /** The draft with what is chosen now, which may be newer than what is drawn. */
  const openDraft = () =>
    withImages(draft, {
      images: getImages(),
      // A form that is left while a file is read loses it.
      lost: latest.current.lost + readings.current.size,
      address: address.getText(),
      refused: refused.getName(),
    });
  const isOpen = () => refused.place.current !== null;
  const isSending = () => getSending(draft.key) !== undefined;
  const keep = () => {
    // The next visit to the page, or a logout, must not get a draft of this one.
    if (isOpen() || isSending()) openDraft().write(draft.read() ?? {});
  };
  const show = (images: readonly string[]) => {
    latest.current = { images: [...images], lost: 0 };
    setShown(latest.current);
    keep();
  };
  const add = (image: string) => {
    const images = getImages();
    const isNew = !images.includes(image);
    if (isNew && images.length >= mostImages) return false;
    show(isNew ? [...images, image] : images);
    return true;
  };
  const cancelReadings = () => void (readings.current = new Set());
  const expectSession = () => {
    // The session has ended: a call would belong to the next user.
    if (!isSending()) throw new SessionOver();
  };
  const createRefusal = (name: string) => (isOpen() ? new NotSent() : new ImageRefused(name));
  return {
    ...shown,
    address,
    refused,
    /** Whether the form waits for files before it is sent. */
    isAwaited,
    change(images: readonly string[]) {
      // Read-only while the form is sent, like the fields.
      if (!isSending()) show(images);
    },
    /** Adds a drawn cover. @returns whether the event has room for it */
    addCover(path: string): boolean {
      if (isSending()) return true;
      const isAdded = add(path);
      if (isAdded) {
        address.setProblem(undefined);
        refused.forget();
      }
      return isAdded;
    },
    /** Reads a file. It is added, or refused. */
    addFile(file: File) {
      if (isSending()) return;
      const mine = readings.current;
      const forgetRefused = refused.prepareForget();
      const finish = async () => {
        const read = await readImageFile(file);
        mine.delete(reading);
        if (mine !== readings.current) return;
        if ('problem' in read) refused.refuse(file.name, read.problem);
        else if (add(read.image)) forgetRefused();
        else refused.refuse(file.name, tooManyImages);
      };
      const reading = finish();
      mine.add(reading);
      keep();
    },
    /**
     * Waits for the files, and adds the address that is typed. An event is not created without them, because images
     * cannot be added later.
     * @throws NotSent or ImageRefused where one was refused
     */
    async collect(): Promise<readonly string[]> {
      if (readings.current.size > 0) {
        setAwaited(true);
        await Promise.all(readings.current);
        setAwaited(false);
        expectSession();
      }
      if (refused.getName() !== '') {
        refused.showProblem();
        throw createRefusal(refused.getName());
      }
      const typed = address.getText();
      const all = await address.add();
      expectSession();
      if (!all) throw createRefusal(typed);
      if (all !== getImages()) show(all);
      return all;
    },
    /** The draft for the texts of the form. */
    draft: {
      ...draft,
      write: (texts: FormTexts) => openDraft().write(texts),
      removeTexts: () => openDraft().removeTexts?.(),
      remove() {
        cancelReadings();
        draft.remove();
      },
    },
    /** Starts again without the draft. */
    reset() {
      cancelReadings();
      latest.current = { images: [], lost: 0 };
      setShown(latest.current);
      address.reset();
      refused.reset();
    },
  };
}
