import * as fc from 'fast-check';
import type { SaveResult } from './rsvp-calls.ts';

/** What happens to one save: whether the server applies it (late: after the page's timeout), and its response. */
export const fate = fc.constantFrom(
  { applied: true, saying: { kind: 'saved' } },
  { applied: true, saying: { kind: 'saved' } },
  { applied: true, saying: { kind: 'saved-unverified' } },
  { applied: true, saying: { kind: 'unknown' } },
  { applied: false, saying: { kind: 'not-saved' } },
  { applied: false, saying: { kind: 'unknown' } },
  { applied: false, saying: { kind: 'refused', reason: 'No' } },
  { applied: false, saying: { kind: 'saved-unverified' } },
  { applied: false, saying: { kind: 'busy', retryAfter: 5_000 } },
  { applied: 'late', saying: { kind: 'unknown' } },
) as fc.Arbitrary<{ applied: boolean | 'late'; saying: SaveResult }>;

export type Act =
  | { kind: 'choose'; tab: number; count: number }
  | { kind: 'confirm' | 'reload' | 'comeBack'; tab: number }
  /** Submit is pressed in the dialog about 0, if it is open. */
  | { kind: 'submit'; tab: number }
  | { kind: 'limit'; limit: number | undefined }
  | { kind: 'answerElsewhere'; count: number }
  | { kind: 'connection'; isUp: boolean }
  /** The browser's storage is full, or has room again. */
  | { kind: 'storage'; isFull: boolean }
  /** A link is opened, answered in the early panel, and taken over by the page. */
  | { kind: 'early'; tab: number; count: number }
  /** A tab is left and restored from the back/forward cache: its calls were cut off. */
  | { kind: 'restore'; tab: number }
  /** From now on everything works, and every tab becomes visible. */
  | { kind: 'calm' };

const tab = fc.constantFrom(0, 0, 1);
const count = fc.integer({ min: 0, max: 4 });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: kind('choose'), tab, count }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('confirm'), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('submit'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('reload'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('comeBack'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('limit'), limit: fc.constantFrom(1, 1, 4, undefined) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('answerElsewhere'), count }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('connection'), isUp: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('storage'), isFull: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('early'), tab, count }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('restore'), tab }) },
);
