import { compareDetails, type GuestDetails } from '../../domain/guest-details.ts';

/** What a form changes, beside what somebody else has changed meanwhile. */
export interface MergedChanges {
  /** My changes: only these are sent over the guest as the server has it now. */
  changes: Partial<GuestDetails>;
  /** Fields that both of us changed, to different values. */
  conflicts: (keyof GuestDetails)[];
}

/**
 * Compares my form with the guest as the server has it now.
 * @param since the guest as my form started
 */
export function mergeChanges(since: GuestDetails, mine: GuestDetails, theirs: GuestDetails): MergedChanges {
  const myFields = compareDetails(since, mine);
  const changed = myFields.filter((field) => mine[field] !== theirs[field]);
  const theirFields = new Set(compareDetails(since, theirs));
  return {
    changes: Object.fromEntries(changed.map((field) => [field, mine[field]])),
    conflicts: changed.filter((field) => theirFields.has(field)),
  };
}
