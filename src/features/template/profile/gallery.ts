import type { Photo } from '../../../api/template.gen.ts';

/** The photos of one month, in their order. */
export interface Month {
  /** The first moment of the month, in local time. */
  start: Date;
  photos: Photo[];
}

/** Groups photos by the month in which they were taken, in local time; latest month first. */
export function groupByMonth(photos: readonly Photo[]): Month[] {
  const months = new Map<number, Month>();
  for (const photo of photos) {
    const taken = new Date(photo.time);
    const start = new Date(taken.getFullYear(), taken.getMonth());
    const month = months.get(start.getTime()) ?? { start, photos: [] };
    month.photos.push(photo);
    months.set(start.getTime(), month);
  }
  return [...months.values()].sort((one, other) => other.start.getTime() - one.start.getTime());
}

/** The photo some steps further; the first follows the last. */
export const getNeighbour = (photos: readonly Photo[], photo: Photo, steps: number): Photo =>
  photos.at((photos.indexOf(photo) + steps) % photos.length) ?? photo;
