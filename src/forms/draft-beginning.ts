import type { Draft } from '../storage/drafts.ts';

/** The texts of a form by field name. */
type Texts = Readonly<Record<string, string>>;

const mark = 'since ';

/**
 * A draft that also keeps the saved version it was started from: a save after a reload must still detect what somebody
 * else has changed meanwhile.
 */
export const withBeginning = (draft: Draft, since: Texts): Draft => ({
  ...draft,
  write: (values) =>
    draft.write({
      ...values,
      ...Object.fromEntries(Object.entries(since).map(([name, text]) => [mark + name, text])),
    }),
});

/** The texts that a draft was started from, or the current ones without a draft. */
export function readBeginning<T extends Texts>(draft: Draft, now: T): T {
  const kept = Object.entries(draft.read() ?? {}).filter(([name]) => name.startsWith(mark));
  return { ...now, ...Object.fromEntries(kept.map(([name, text]) => [name.slice(mark.length), text])) };
}
