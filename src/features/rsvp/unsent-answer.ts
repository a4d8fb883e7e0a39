import * as v from 'valibot';
import { onlyInMemory, type Stored, stored } from '../../storage/storage.ts';

const schema = v.object({
  /** The count that the guest confirmed. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** What the server held when the guest confirmed: another count there now is a newer answer. */
  instead: v.nullable(v.number()),
  /** True while it is sent by itself as soon as it can be, false where the guest decides. */
  waiting: v.boolean(),
  /** Not to be sent before this time, in milliseconds since 1970 (Retry-After). */
  notBefore: v.optional(v.number()),
});

/** An answer that was confirmed and is not known to be saved. It survives a reload. */
export type UnsentAnswer = v.InferOutput<typeof schema>;

export type UnsentStore = Pick<Stored<UnsentAnswer>, 'read' | 'remove' | 'onChangeElsewhere'> & {
  /** Returns false where the browser keeps it for the life of this tab only. */
  write(answer: UnsentAnswer): boolean;
};

/** The unsent answer of one guest, in this browser. */
export function createUnsentStore(guestId: string): UnsentStore {
  const unsent = stored(`guestwise.rsvp.${guestId}`, schema);
  return {
    ...unsent,
    write(answer) {
      unsent.write(answer);
      return !onlyInMemory();
    },
  };
}
