import * as v from 'valibot';
import { type Stored, stored } from './storage.ts';

const fields = v.record(v.string(), v.string());
const schema = v.record(v.string(), v.record(v.string(), fields));

/** What stood in one form's fields when it was left unsaved. */
export interface Draft {
  read(): Readonly<Record<string, string>> | undefined;
  write(values: Readonly<Record<string, string>>): void;
  remove(): void;
}

type AllDrafts = v.InferOutput<typeof schema>;

/** Unsaved forms by user: they outlive a session that was cut off, for the same user only. */
export function createDrafts(
  kept: Pick<Stored<AllDrafts>, 'read' | 'write'> = stored('guestwise.drafts', schema),
) {
  const ofUser = (userId: string) => new Map(Object.entries(kept.read()?.[userId] ?? {}));
  const keep = (userId: string, drafts: Map<string, Record<string, string>>) => {
    const others = Object.entries(kept.read() ?? {}).filter(([id]) => id !== userId);
    const own = drafts.size > 0 ? [[userId, Object.fromEntries(drafts)] as const] : [];
    kept.write(Object.fromEntries([...others, ...own]));
  };
  return {
    /** @param form names the form and what it is about, such as `event 665a…`. */
    of: (userId: string, form: string): Draft => ({
      read: () => ofUser(userId).get(form),
      write: (values) => keep(userId, ofUser(userId).set(form, { ...values })),
      remove() {
        const drafts = ofUser(userId);
        if (drafts.delete(form)) keep(userId, drafts);
      },
    }),
    /** A user who logs out leaves nothing behind. */
    drop: (userId: string) => keep(userId, new Map()),
  };
}
