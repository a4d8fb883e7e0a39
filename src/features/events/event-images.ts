import * as v from 'valibot';
import { config } from '../../config.ts';
import { getCoverAddress } from '../../domain/cover-address.ts';
import type { Draft, FormTexts } from '../../storage/drafts.ts';

/** The drawn covers of public/covers, for organisers without a picture. */
export const drawnCovers = ['botanic', 'evening', 'garland', 'tiles', 'star', 'sunrise'] as const;
export const getCoverPath = (cover: (typeof drawnCovers)[number]) => `${config.basePath}/covers/${cover}.svg`;

/** The maximum number of images per event. */
export const mostImages = 8;

/** Whether an address can be shown: on this site or the host of the cards. */
export const isUsableImage = (address: string) => getCoverAddress(address) !== undefined;

/** Moves an image one place towards the first or the last; at the end it stays. */
export function moveImage(images: readonly string[], place: number, by: -1 | 1): string[] {
  const moved = [...images];
  const [one, other] = [moved[place], moved[place + by]];
  if (one === undefined || other === undefined) return moved;
  moved[place] = other;
  moved[place + by] = one;
  return moved;
}

const schema = v.fallback(v.array(v.string()), []);
const key = 'images';
const countKey = 'files';
const addressKey = 'imageAddress';
const refusedKey = 'refusedFile';

/** What a draft of a new event has of its images, by name. */
export const imageNames: readonly string[] = [key, countKey, addressKey, refusedKey];

/** The images of a draft, without the pixels of files, which are too large for a browser's storage. */
export function readDraftImages(draft: Draft): string[] {
  try {
    return v.parse(schema, JSON.parse(draft.read()?.[key] ?? '[]')).filter(isUsableImage);
  } catch {
    return [];
  }
}

const isFile = (image: string) => image.startsWith('data:');

/** How many images of a draft were files, which it does not have. */
export const countLostFiles = (draft: Draft): number => Number(draft.read()?.[countKey]) || 0;

/** The address in a draft that was typed, and not added to its images. */
export const readDraftAddress = (draft: Draft): string => draft.read()?.[addressKey] ?? '';

/** The name of a file in a draft that cannot be an image, or ''. */
export const readRefusedFile = (draft: Draft): string => draft.read()?.[refusedKey] ?? '';

/** What a draft keeps together with the texts of the form. */
export interface DraftImages {
  images: readonly string[];
  /** How many files it lacks: an earlier draft has lost them, or they are still being read. */
  lost: number;
  /** The address that is typed. */
  address: string;
  /** The name of the file that cannot be an image, or ''. */
  refused: string;
}

/** A draft that keeps the images together with the texts of the form. */
export function withImages(draft: Draft, { images, lost, address, refused }: DraftImages): Draft {
  const write = (values: FormTexts) =>
    draft.write({
      ...values,
      [key]: JSON.stringify(images.filter((image) => !isFile(image))),
      [countKey]: String(images.filter(isFile).length + lost),
      [addressKey]: address,
      [refusedKey]: refused,
    });
  const isEmpty = images.length === 0 && lost === 0 && address === '' && refused === '';
  return { ...draft, write, removeTexts: () => (isEmpty ? draft.remove() : write({})) };
}
