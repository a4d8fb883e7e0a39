import { toLatinDigits } from '../../../i18n/digits.ts';

/** The input of a scanner, a camera or a person. */
export type ScanReading =
  | { kind: 'nothing' }
  /** A guest's RSVP link, or the bare id in it. */
  | { kind: 'guest'; guestId: string }
  /** A name or a phone number to search for. */
  | { kind: 'query'; query: string }
  /** Another code; it is never followed. */
  | { kind: 'foreign' };

/** One reading. */
export interface Scan {
  reading: ScanReading;
  /** The original text, to show what was read. */
  text: string;
  /** A person has chosen the guest from a list, so Enter in the field checks them in. */
  isChosen?: boolean;
  /** When it was read, in milliseconds since 1970. Two readings of the same code differ by it. */
  at: number;
}

/** Longer than any link of ours and any realistic name, in UTF-16 units. */
const maxLength = 500;
const bareId = /^[0-9a-f]{24}$/i;
const scheme = /^[a-z][a-z\d+.-]*:(?![\d\s])/i;
/** An address without credentials, and the segment before /rsvp with the id format of openapi/QUESTIONS.md, A17. */
const rsvpLink =
  /^(?:https?:\/\/)?[^\s/?#\\:@]+(?::\d+)?(?:\/[^\s/?#\\]+)*?\/([\w-]{1,128})\/rsvp[^\da-z?#]*(?:[?#].*)?$/i;

/**
 * Parses a code or typed text. The link may have any origin, because a guest's link may be older than the current
 * address. Only the segment before /rsvp counts, and it is never decoded.
 */
export function parseScanText(text: string): ScanReading {
  const given = text.trim();
  if (given === '') return { kind: 'nothing' };
  if (given.length > maxLength) return { kind: 'foreign' };
  if (bareId.test(given)) return { kind: 'guest', guestId: given.toLowerCase() };
  // A chat gives the link in a sentence, or with its full stop.
  const [linkedId] = given.split(/\s+/).flatMap((word) => rsvpLink.exec(word)?.[1] ?? []);
  const guestId = linkedId ?? findTypedId(given);
  // Caps Lock writes an id in capitals.
  if (guestId !== undefined)
    return { kind: 'guest', guestId: bareId.test(guestId) ? guestId.toLowerCase() : guestId };
  return scheme.test(given) || given.includes('://') || /\p{Cc}/u.test(given)
    ? { kind: 'foreign' }
    : { kind: 'query', query: given };
}

/** What an Arabic keyboard writes for the keys of a link, which a scanner presses as on an English one. */
const arabicKeys: Record<string, string> = {
  ش: 'a',
  لا: 'b',
  ؤ: 'c',
  ي: 'd',
  ث: 'e',
  ب: 'f',
  ق: 'r',
  س: 's',
  ر: 'v',
  ح: 'p',
};

/**
 * The guest id in a link that a scanner has typed on another keyboard layout: each slash is the same other sign. Turkish
 * and German keyboards differ only in signs, Arabic ones in every key.
 */
function findTypedId(text: string): string | undefined {
  const typed = toLatinDigits(text).replaceAll(/لا|[^]/g, (key) => arabicKeys[key] ?? key);
  return /([^\da-z\s/\\?#%])([\da-f]{24})\1rsvp$/i.exec(typed)?.[2];
}

/** Parses a code from a camera, which never means a search. */
export function parseScan(text: string): ScanReading {
  const reading = parseScanText(text);
  return reading.kind === 'query' ? { kind: 'foreign' } : reading;
}
