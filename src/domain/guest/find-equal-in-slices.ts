import { pause, sliceLength } from '../../browser/slices.ts';
import { findEqualGuests } from './equal-guests.ts';
import type { Guest } from './guest.ts';

/** `findEqualGuests` for a long list, in slices. Each guest is prepared once, so that the comparison at the end is quick. */
export async function findEqualInSlices(guests: readonly Guest[], signal?: AbortSignal): Promise<Guest[][]> {
  for (let at = 0; at < guests.length; at += sliceLength) {
    findEqualGuests(guests.slice(at, at + sliceLength));
    await pause(signal);
  }
  return findEqualGuests(guests);
}
