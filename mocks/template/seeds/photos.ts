import type { Photo } from '../../../src/api/template.gen.ts';
import type { Scene } from '../scenes/scenes.ts';
import { daysAgo, hoursAgo } from './ago.ts';

export interface PhotoSeed extends Omit<Photo, 'picture' | 'video'> {
  scene: Scene;
  /** The scene's film instead of its drawing. */
  isFilm?: true;
}

/** Photos and videos of several months, newest first. */
export const photos = (): PhotoSeed[] => [
  { id: 'lanterns', title: 'Lanterns before the guests', time: hoursAgo(4), scene: 'lanterns' },
  {
    id: 'lanterns-film',
    title: 'The lanterns go up',
    time: hoursAgo(5),
    scene: 'lanterns',
    isFilm: true,
  },
  { id: 'marquee', title: 'The marquee, tried out at night', time: daysAgo(1, 3), scene: 'marquee' },
  { id: 'seating', title: 'Plan C of the tables', time: daysAgo(2), scene: 'seating' },
  { id: 'invitations', title: 'Sealed and ready', time: daysAgo(34), scene: 'invitations' },
  { id: 'bouquet', title: 'Trial bouquet: marigold and olive', time: daysAgo(38), scene: 'bouquet' },
  { id: 'arch', title: 'Two hours before the vows', time: daysAgo(70), scene: 'arch' },
  { id: 'cake', title: 'Figs from the garden', time: daysAgo(71), scene: 'cake' },
  { id: 'fireworks', title: 'The end of Layla’s night', time: daysAgo(72), scene: 'fireworks' },
  {
    id: 'fireworks-film',
    title: 'Twelve seconds of fireworks',
    time: daysAgo(72, 1),
    scene: 'fireworks',
    isFilm: true,
  },
];
