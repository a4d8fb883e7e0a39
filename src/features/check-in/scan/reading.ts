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
  /** The original text, to show. */
  text: string;
  /** A person has chosen the guest from a list, so Enter in the field checks them in. */
  isChosen?: boolean;
  /** When it was read, in milliseconds since 1970. Two readings of the same code differ by it. */
  at: number;
}

/** The longest content of a QR code, in bytes. */
const maxLength = 2_953;
const bareId = /^[0-9a-f]{24}$/i;
const scheme = /^[a-z][a-z\d+.-]*:(?![\d\s])/i;
/** What scanners put around a code: control characters, the stars of Code 39, and the kind of code, such as `]Q1`. */
const marksBefore = /^(?:[\s\p{Cc}\p{Cf}*]|\][a-z]\d)+/iu;
const marksAfter = /[\s\p{Cc}\p{Cf}*]+$/u;
/** An address without credentials, and the segment before /rsvp with the id format of openapi/QUESTIONS.md, A17. */
const rsvpLink =
  /^(?:https?:\/\/)?[^\s/?#\\:@]+(?::\d+)?(?:\/[^\s/?#\\]+)*?\/([\w-]{1,128})\/rsvp[^\da-z?#]*(?:[?#].*)?$/i;
/** The parameters in which Outlook, Google, Facebook and WhatsApp wrap a link. */
const wrapped = /[?&](?:url|u|q|text)=([^&#\s]+)/gi;

/**
 * Parses a code or typed text. The link may have any origin, because a guest's link may be older than the current
 * address. Only the segment before /rsvp counts, and it is never decoded. Of several links the last one counts, because
 * a scanner types after what is left in the field.
 */
export function parseScanText(text: string): ScanReading {
  if (text.length > maxLength) return { kind: 'foreign' };
  const given = text.replace(marksBefore, '').replace(marksAfter, '');
  if (given === '') return { kind: 'nothing' };
  const guestId = bareId.test(given) ? given : (findLinkedIds(given).at(-1) ?? findTypedId(given));
  // Caps Lock writes an id in capitals.
  if (guestId !== undefined)
    return { kind: 'guest', guestId: bareId.test(guestId) ? guestId.toLowerCase() : guestId };
  return scheme.test(given) || given.includes('://') || /\p{Cc}/u.test(given)
    ? { kind: 'foreign' }
    : { kind: 'query', query: given };
}

/** Whether a guest's link needs no Enter: its id has the usual length, so more typing cannot make another id of it. */
export const isComplete = (reading: ScanReading) => reading.kind === 'guest' && bareId.test(reading.guestId);

/**
 * The ids in links, which may be wrapped in another link.
 * @param depth the maximum number of wrappers around a link: a mail with a link of Facebook has two
 */
function findLinkedIds(text: string, depth = 3): string[] {
  // A chat gives the link in a sentence, or with its full stop; a scanner may type it right after other text.
  return text.split(/\s+|(?=https?:\/\/)/i).flatMap((word) => {
    const id = rsvpLink.exec(word)?.[1];
    if (id !== undefined || depth === 0) return id ?? [];
    return [...word.matchAll(wrapped)].flatMap(([parameter]) => {
      const [inner = ''] = new URLSearchParams(parameter.slice(1)).values();
      return findLinkedIds(inner, depth - 1);
    });
  });
}

/** What keyboards write for the keys of a hexadecimal number and of `rsvp`, where an English one has others. */
const layouts: readonly Record<string, string>[] = [
  // Turkish Q and German keyboards differ only in signs.
  {},
  // Arabic
  { ش: 'a', لا: 'b', ؤ: 'c', ي: 'd', ث: 'e', ب: 'f', ق: 'r', س: 's', ر: 'v', ح: 'p' },
  // Turkish F
  { u: 'a', ç: 'b', v: 'c', e: 'd', ğ: 'e', a: 'f', ı: 'r', i: 's', c: 'v' },
  // French, where digits need Shift
  { q: 'a', à: '0', '&': '1', é: '2', '"': '3', "'": '4', '(': '5', '-': '6', è: '7', _: '8', ç: '9' },
  // Belgian, and French on a Mac
  { q: 'a', à: '0', '&': '1', é: '2', '"': '3', "'": '4', '(': '5', '§': '6', è: '7', '!': '8', ç: '9' },
];

/**
 * The guest id in a link that a scanner has typed on another keyboard layout: a scanner presses the keys of an English
 * one. Each slash is the same other sign.
 */
function findTypedId(text: string): string | undefined {
  // Turkish has another small letter for I, and Arabic keyboards other digits.
  const given = toLatinDigits(text).toLocaleLowerCase('tr');
  return layouts
    .map((keys) => given.replaceAll(/لا|[^]/g, (key) => keys[key] ?? key))
    .map((typed) => /([^\da-z\s/\\?#%])([\da-f]{24})\1rsvp(?![\da-z])/.exec(typed)?.[2])
    .find((id) => id !== undefined);
}

/** Parses a code from a camera, which never means a search. */
export function parseScan(text: string): ScanReading {
  const reading = parseScanText(text);
  return reading.kind === 'query' ? { kind: 'foreign' } : reading;
}
