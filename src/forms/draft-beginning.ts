import type { Draft } from '../storage/drafts.ts';

/** The texts of a form by field name. */
type Texts = Readonly<Record<string, string>>;

const marks = { since: 'since ', sent: 'sent ' };

const withMark = (mark: string, texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [mark + name, text]));

const withoutMarks = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).filter(([name]) => !Object.values(marks).some((mark) => name.startsWith(mark))),
  );

const readMarked = (draft: Draft, mark: string) =>
  Object.fromEntries(
    Object.entries(draft.read() ?? {})
      .filter(([name]) => name.startsWith(mark))
      .map(([name, text]) => [name.slice(mark.length), text]),
  );

/**
 * A draft that also keeps the saved version it was started from: a save after a reload must still detect what somebody
 * else has changed meanwhile.
 * @param sent what the form has sent without a clear response: it is not somebody else's
 */
export const withBeginning = (draft: Draft, since: Texts, sent: Texts = {}): Draft => ({
  ...draft,
  mayBeSaved: Object.keys(sent).length > 0,
  write: (values) =>
    draft.write({
      ...withoutMarks(values),
      ...withMark(marks.since, since),
      ...withMark(marks.sent, sent),
    }),
});

/** The texts that a draft was started from, or the current ones without a draft. */
export const readBeginning = <T extends Texts>(draft: Draft, now: T): T => ({
  ...now,
  ...readMarked(draft, marks.since),
});

/** What the form of a draft has sent without a clear response. */
export const readSent = (draft: Draft) => readMarked(draft, marks.sent);
