/**
 * A text as search compares it: accents, case and invisible characters do not count, and the four
 * Turkish i are one letter.
 */
export const searchable = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/\s+/g, ' ')
    .trim();
