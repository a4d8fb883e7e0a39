/** What a scanner, a camera or a person put in. */
export type Reading =
  | { kind: 'nothing' }
  /** A guest's RSVP link, or the bare id in it. */
  | { kind: 'guest'; guestId: string }
  /** A name or a phone number to search for. */
  | { kind: 'words'; words: string }
  /** A code of something else; it is never followed. */
  | { kind: 'foreign' };

/** One thing that was read. The same one twice differs by its turn. */
export interface Scan {
  reading: Reading;
  /** As it came, for a sentence that says what was read. */
  text: string;
  turn: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Longer than any link of ours and any name worth typing, in UTF-16 units. */
const longest = 500;
const bareId = /^[0-9a-f]{24}$/i;
const scheme = /^[a-z][a-z\d+.-]*:(?![\d\s])/i;
/** An address without credentials, and the segment before /rsvp as openapi/QUESTIONS.md, A17 has an id. */
const rsvpLink =
  /^(?:https?:\/\/)?[^\s/?#\\:@]+(?::\d+)?(?:\/[^\s/?#\\]+)*?\/([\w-]{1,128})\/rsvp\/?(?:[?#].*)?$/i;

/**
 * Reads a code or typed text. The link may be of any origin, because a guest's may be older than the
 * address of today; only the segment before /rsvp counts, as it stands, and it is never decoded.
 */
export function readText(text: string): Reading {
  const given = text.trim();
  if (given === '') return { kind: 'nothing' };
  if (given.length > longest) return { kind: 'foreign' };
  if (bareId.test(given)) return { kind: 'guest', guestId: given.toLowerCase() };
  const guestId = rsvpLink.exec(given)?.[1];
  if (guestId !== undefined) return { kind: 'guest', guestId };
  return scheme.test(given) || given.includes('://') || /\p{Cc}/u.test(given)
    ? { kind: 'foreign' }
    : { kind: 'words', words: given };
}

/** Reads a code that a camera saw: nobody searches for a name by showing it. */
export function readCode(text: string): Reading {
  const reading = readText(text);
  return reading.kind === 'words' ? { kind: 'foreign' } : reading;
}
