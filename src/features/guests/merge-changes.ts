import { compareDetails, type GuestDetails } from '../../domain/guest-details.ts';

/** A form's changes, and the conflicts with what somebody else has changed meanwhile. */
export interface MergedChanges {
  /** My changes: only these are sent over the server's current guest. */
  changes: Partial<GuestDetails>;
  /** Fields that both of us changed, to different values. */
  conflicts: (keyof GuestDetails)[];
}

/**
 * Compares my form with the server's current guest.
 * @param since the guest when my form started
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
