const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many characters a text has, as people count them: an emoji of a family is one. */
export const countCharacters = (text: string) => [...characters.segment(text)].length;
