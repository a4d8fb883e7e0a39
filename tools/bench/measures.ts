import type { Vitals } from './page-vitals.ts';
import type { Visit } from './visit.ts';

/** A number taken from each visit, and what our page promises about it. */
export interface Measure {
  name: string;
  unit: 'ms' | 'kB' | '';
  of(visit: Visit): number;
  /** Of our page itself, or of its ratio to the hand-written one; without one it is told, not promised. */
  target?: { atMost: number; ratio?: true };
}

/** The promises of the guests' door. */
export const measures: Measure[] = [
  { name: 'FCP', unit: 'ms', of: ({ vitals }) => vitals.firstPaint, target: { atMost: 1.1, ratio: true } },
  { name: 'LCP', unit: 'ms', of: ({ vitals }) => vitals.largestPaint, target: { atMost: 1, ratio: true } },
  {
    name: 'Text readable',
    unit: 'ms',
    of: ({ vitals }) => vitals.readable,
    target: { atMost: 1.05, ratio: true },
  },
  {
    name: 'Control usable',
    unit: 'ms',
    of: ({ vitals }) => vitals.usable,
    target: { atMost: 1.05, ratio: true },
  },
  { name: 'Bundle there', unit: 'ms', of: ({ vitals }) => vitals.bundle },
  { name: 'Last change', unit: 'ms', of: ({ vitals }) => Math.max(vitals.lastChange, vitals.usable) },
  { name: 'TBT', unit: 'ms', of: ({ vitals }) => totalBlockingTime(vitals), target: { atMost: 100 } },
  { name: 'CLS', unit: '', of: ({ vitals }) => vitals.shift, target: { atMost: 0 } },
  { name: 'Requests', unit: '', of: ({ requests }) => requests, target: { atMost: 4 } },
  { name: 'Depth of API', unit: '', of: ({ depth }) => depth.api, target: { atMost: 1 } },
  { name: 'Depth of card', unit: '', of: ({ depth }) => depth.card, target: { atMost: 1 } },
  { name: 'JavaScript', unit: 'kB', of: ({ scriptBytes }) => scriptBytes / 1000, target: { atMost: 71 } },
];

/** A task may take this long, in milliseconds, before a finger notices. */
const unnoticed = 50;

/** How long taps could have had to wait, in milliseconds, from the first paint on. */
export const totalBlockingTime = ({ tasks, firstPaint }: Pick<Vitals, 'tasks' | 'firstPaint'>) =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, inside) => sum + Math.max(0, inside - unnoticed), 0);
