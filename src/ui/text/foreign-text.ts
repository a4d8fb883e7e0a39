/** A piece of a text: readable, or an invisible control character by its number. */
export type Piece = { text: string } | { control: string };

// Direction marks and joiners that scripts and emoji need stay: they do not affect neighbouring text.
const acting = /(?![\t\n\r])[\p{Cc}\u200b\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

const actingAlone = new RegExp(`(${acting.source})`, 'u');

/** Splits a text, so that invisible control characters can be shown instead of taking effect. */
export const splitPieces = (text: string): Piece[] =>
  text
    .split(actingAlone)
    .filter((part) => part !== '')
    .map((part) => (acting.test(part) ? { control: formatCodePoint(part) } : { text: part }));

const formatCodePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
