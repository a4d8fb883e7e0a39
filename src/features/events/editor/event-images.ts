import * as v from 'valibot';
import { parseJson } from '../../../api/parse-json.ts';
import { config } from '../../../config.ts';
import { getCoverAddress } from '../../../domain/event/cover-address.ts';

/** The drawn covers of public/covers, for organisers without a picture. */
export const drawnCovers = ['botanic', 'evening', 'garland', 'tiles', 'star', 'sunrise'] as const;
export type DrawnCover = (typeof drawnCovers)[number];
export const getCoverPath = (cover: DrawnCover) => `${config.basePath}/covers/${cover}.svg`;

/** The maximum number of images per event. */
export const maxImages = 8;

/** Whether an address can be shown: on this site or the host of the cards. */
export const isUsableImage = (address: string) => getCoverAddress(address) !== undefined;

/** Swaps an image with the next one. */
export function swapNext(images: readonly string[], place: number): string[] {
  const [image, next] = images.slice(place, place + 2);
  if (image === undefined || next === undefined) return [...images];
  return [...images.slice(0, place), next, image, ...images.slice(place + 2)];
}

/** What is written on the cover of a new event, if the cover is a drawn one. */
export interface CoverTitle {
  /** Whether it carries the event's name. */
  isShown: boolean;
  /** A line below the name, such as the date. */
  line: string;
}

/** The images of a new event as the text of a form field. */
const imagesText = v.fallback(
  v.object({
    paths: v.array(v.string()),
    files: v.fallback(v.number(), 0),
    line: v.fallback(v.string(), ''),
    isPlain: v.fallback(v.boolean(), false),
  }),
  { paths: [], files: 0, line: '', isPlain: false },
);

/**
 * Writes the images for a draft, '' for none: files are only counted, because they are too large for a browser's
 * storage.
 */
export function formatImages(images: readonly string[], { line, isShown }: CoverTitle): string {
  const paths = images.filter((image) => !image.startsWith('data:'));
  const files = images.length - paths.length;
  return images.length === 0 ? '' : JSON.stringify({ paths, files, line, isPlain: !isShown });
}

/** Reads the images of a draft, and how many were files, which must be chosen again. */
export function parseImages(text: string): { images: readonly string[]; lost: number; title: CoverTitle } {
  const { paths, files, line, isPlain } = v.parse(imagesText, parseJson(text));
  return { images: paths.filter(isUsableImage), lost: files, title: { isShown: !isPlain, line } };
}
