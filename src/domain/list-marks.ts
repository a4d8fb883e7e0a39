/** A bullet, a dash, a box or a tick, such as `•`, `-`, `[x]` or `☐`. */
const bullet = String.raw`(?:[\p{Pd}\p{So}•·‣⁃∙*→>]\uFE0F?|\[[ xX✓✔]?\])\s*`;
/** A number or a letter of a list, such as `1.`, `(2)`, `٣-`, `#4`, `b)` or a keycap. */
const number = String.raw`(?:[(#]?\p{Nd}{1,4}\s?[.)\]:\p{Pd}]\p{Pd}?|#\p{Nd}{1,4}|\p{Nd}\uFE0F?\u20E3|\p{L}\))\s*`;
/** A number before another number may be the beginning of a phone number: (212) 555 0101. */
const listMark = new RegExp(
  `^\\s*(?:(?:${bullet})*${number}(?:${bullet})*(?=["'([«“]?\\p{L})|(?:${bullet})+(?=[^\\s\\p{P}\\p{S}]|["'(+«“]))`,
  'u',
);

/**
 * Drops the marks of a list, such as "1." and "•", if most lines have them: a single one may belong to its text.
 * @param lines those without text do not count
 */
export function dropListMarks(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const marked = filled.filter((line) => listMark.test(line));
  return marked.length > filled.length / 2 ? lines.map((line) => line.replace(listMark, '')) : [...lines];
}
