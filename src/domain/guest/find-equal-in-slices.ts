import { pause } from '../../browser/slices.ts';
import { getEqualKey } from './equal-guests.ts';
import type { Guest } from './guest.ts';

/** `findEqualGuests` for a long list, in slices. */
export async function findEqualInSlices(guests: readonly Guest[], signal?: AbortSignal): Promise<Guest[][]> {
  const firsts = new Map<string, Guest>();
  const groups = new Map<string, Guest[]>();
  for (const guest of guests) {
    const key = getEqualKey(guest);
    const first = firsts.get(key);
    const group = groups.get(key);
    if (group) group.push(guest);
    else if (first) groups.set(key, [first, guest]);
    else if (key !== '') firsts.set(key, guest);
    await pause(signal);
  }
  // In the order of the list, as all guests of `findEqualGuests` are.
  return [...firsts.keys()].flatMap((key) => {
    const group = groups.get(key);
    return group ? [group] : [];
  });
}
