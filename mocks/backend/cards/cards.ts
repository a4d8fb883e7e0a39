import { blank } from './blank.ts';
import { conference } from './conference.ts';
import { galaAr } from './gala-ar.ts';
import { garden } from './garden.ts';
import { hennaTr } from './henna-tr.ts';
import { laylaOmar } from './layla-omar.ts';
import { singleDinner } from './single-dinner.ts';

/** The drawn invitations of the mock backend, by name. */
export const cardNames = [
  'layla-omar',
  'single-dinner',
  'gala-ar',
  'henna-tr',
  'conference',
  'garden',
  'blank',
] as const;

/** The name of a drawn invitation. */
export type CardName = (typeof cardNames)[number];

const drawings: Record<CardName, string> = {
  'layla-omar': laylaOmar,
  'single-dinner': singleDinner,
  'gala-ar': galaAr,
  'henna-tr': hennaTr,
  conference,
  garden,
  blank,
};

/**
 * Draws an invitation: a self-contained SVG document of 720 × 1008 units. It replaces the host's card image (the
 * specification, section 7) and is served as `image/svg+xml`.
 */
export function cardSvg(name: CardName): string {
  return drawings[name];
}
