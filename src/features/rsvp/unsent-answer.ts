import * as v from 'valibot';
import * as keys from '../../storage/keys.ts';
import { stored } from '../../storage/storage.ts';

const schema = v.object({
  /** The count that the guest confirmed. */
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** What the server held when the guest confirmed: another count there now is a newer answer. */
  instead: v.nullable(v.number()),
  /** True while it waits for the line to come back, false where a save failed or was cut off. */
  waiting: v.boolean(),
});

/** An answer that was confirmed and is not known to be saved. It survives a reload. */
export type UnsentAnswer = v.InferOutput<typeof schema>;

export const unsentAnswerOf = (guestId: string) => stored(keys.unsentAnswer(guestId), schema);
