import { guestBytes } from '../vite/budgets.ts';
import type { Vitals } from './page-vitals.ts';
import type { Visit } from './visit.ts';

/** A number from each visit, and the target for our page. */
export interface Measure {
  name: string;
  unit: 'ms' | 'kB' | '';
  of(visit: Visit): number;
  /** For our page itself, or for its ratio to the hand-written one; without one it is only reported. */
  target?: { atMost: number; ratio?: true };
}

const firstPaint = { name: 'FCP', unit: 'ms', of: ({ vitals }) => vitals.firstPaint } satisfies Measure;
const largestPaint = { name: 'LCP', unit: 'ms', of: ({ vitals }) => vitals.largestPaint } satisfies Measure;
const readable = { name: 'Text readable', unit: 'ms', of: ({ vitals }) => vitals.readable } satisfies Measure;
const blocking = { name: 'TBT', unit: 'ms', of: ({ vitals }) => totalBlockingTime(vitals) } satisfies Measure;
const shift = { name: 'CLS', unit: '', of: ({ vitals }) => vitals.shift } satisfies Measure;
const depthOfApi = { name: 'Depth of API', unit: '', of: ({ depth }) => depth.api } satisfies Measure;
const script = {
  name: 'JavaScript',
  unit: 'kB',
  of: ({ scriptBytes }) => scriptBytes / 1000,
} satisfies Measure;

const ratio = (atMost: number) => ({ atMost, ratio: true }) as const;

/** The targets of a guest's page. */
export const guestMeasures: readonly Measure[] = [
  { ...firstPaint, target: ratio(1.1) },
  { ...largestPaint, target: ratio(1) },
  { ...readable, target: ratio(1.05) },
  { name: 'Control usable', unit: 'ms', of: ({ vitals }) => vitals.usable, target: ratio(1.05) },
  { name: 'Bundle there', unit: 'ms', of: ({ vitals }) => vitals.bundle },
  { name: 'Last change', unit: 'ms', of: ({ vitals }) => Math.max(vitals.lastChange, vitals.usable) },
  { ...blocking, target: { atMost: 100 } },
  { ...shift, target: { atMost: 0 } },
  { name: 'Requests', unit: '', of: ({ requests }) => requests, target: { atMost: 4 } },
  { ...depthOfApi, target: { atMost: 1 } },
  { name: 'Depth of card', unit: '', of: ({ depth }) => depth.card, target: { atMost: 1 } },
  { ...script, target: { atMost: guestBytes / 1000 } },
];

/** The targets of the login; the build checks its bytes (`tools/vite/organiser-budget.ts`). */
export const loginMeasures: readonly Measure[] = [
  firstPaint,
  { ...largestPaint, target: ratio(1.6) },
  readable,
  { ...blocking, target: { atMost: 200 } },
  { ...shift, target: { atMost: 0 } },
  script,
];

/** The targets of the list of events, when signed in. */
export const eventsMeasures: readonly Measure[] = [
  firstPaint,
  { ...largestPaint, target: ratio(1.8) },
  readable,
  blocking,
  { ...shift, target: { atMost: 0 } },
  { ...depthOfApi, target: { atMost: 1 } },
  script,
];

/** How long a task may take, in milliseconds, before a tap feels slow. */
const unnoticed = 50;

/** How long taps could have been delayed, in milliseconds, from the first paint on. */
export const totalBlockingTime = ({ tasks, firstPaint }: Pick<Vitals, 'tasks' | 'firstPaint'>) =>
  tasks
    .map(({ start, duration }) => start + duration - Math.max(start, firstPaint))
    .reduce((sum, inside) => sum + Math.max(0, inside - unnoticed), 0);
