import type { ComingCount } from '../../../domain/event/analytics.ts';

/** The width of a garland: its unit of length. */
export const garlandWidth = 1_000;

interface Place {
  x: number;
  y: number;
}

/** One string of a garland: where it hangs, and the middles of what hangs on it. */
interface GarlandRow {
  y: number;
  places: readonly Place[];
}

/** A drawing of how many are coming: a flower for each one, and a bud for each one who may still come. */
export interface Garland {
  rows: readonly GarlandRow[];
  /** How many of the places are flowers. */
  open: number;
  /** How many a flower stands for: 1, until there are too many to count. */
  each: number;
  /** The radius of a flower. */
  radius: number;
  height: number;
}

/** More flowers than this cannot be told apart. */
const maxFlowers = 120;
const steps = [1, 2, 5];

/** The room below a string at its ends, and how much lower it hangs in the middle. */
const top = 24;
const sag = 70;

/** How a garland hangs: the flowers of a string, and how many strings there are before those have more. */
interface GarlandShape {
  perRow: number;
  rows: number;
}

/** Places the flowers of a garland. */
export function placeGarland({ coming, of }: ComingCount, shape: GarlandShape): Garland {
  const all = Math.max(of, coming);
  const each = getStep(all / maxFlowers);
  const slots = Math.ceil(all / each);
  const rowCount = Math.min(shape.rows, Math.ceil(slots / shape.perRow));
  const radius = Math.min(34, (garlandWidth / Math.ceil(slots / rowCount)) * 0.44);
  const pitch = radius * 2 + 22;
  const getFirst = (row: number) => Math.round((slots * row) / rowCount);
  const rows = Array.from({ length: rowCount }, (_, row) => {
    const y = top + row * pitch;
    return { y, places: placeRow(getFirst(row + 1) - getFirst(row), y + radius * 0.5) };
  });
  const height = top + rowCount * pitch + sag;
  return { rows, open: coming >= of ? slots : Math.floor(coming / each), each, radius, height };
}

/** 1, 2, 5, 10, 20, 50 …: the first that is large enough. */
function getStep(least: number) {
  for (let power = 1; ; power *= 10) {
    const step = steps.find((each) => each * power >= least);
    if (step !== undefined) return step * power;
  }
}

const placeRow = (count: number, y: number): Place[] =>
  Array.from({ length: count }, (_, place) => {
    const share = (place + 0.5) / count;
    return { x: share * garlandWidth, y: y + 4 * sag * share * (1 - share) };
  });

/** The string from end to end. */
export const getStringPath = ({ y }: GarlandRow) =>
  `M0 ${y}Q${garlandWidth / 2} ${y + 2 * sag} ${garlandWidth} ${y}`;

/** A circle of a path, clockwise. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`;

const ring = (count: number, distance: number, r: number) =>
  Array.from({ length: count }, (_, petal) => {
    const angle = (petal * 2 * Math.PI) / count;
    return circle(
      Number((distance * Math.cos(angle)).toFixed(3)),
      Number((distance * Math.sin(angle)).toFixed(3)),
      r,
    );
  }).join('');

/** A marigold of radius 1, as paths: its petals, the shadow between them, and its heart. */
export const flower = {
  petals: circle(0, 0, 0.66) + ring(10, 0.68, 0.3),
  shade: ring(7, 0.36, 0.2),
  heart: circle(0, 0, 0.22),
};
export const bud = circle(0, 0, 0.3);

/** The colours of the strings, one after the other, as on the cover with the garlands. */
export const petalColors = ['#e0b862', '#e58f4c', '#f2dcae'] as const;
export const garlandColors = { string: '#3f7f6d', bud: '#4a967f', shade: '#a5541f55', heart: '#8a4a1b' };
