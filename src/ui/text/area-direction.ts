/** From how many characters on a text gets a single direction. */
const long = 10_000;

/**
 * The direction of a text area: each paragraph follows its own letters. For that, a browser lays out all paragraphs
 * again at each keystroke, so a long text follows its first letters as a whole.
 */
export const getAreaDirection = (text: string) => ({
  dir: 'auto',
  style: text.length > long ? ({ unicodeBidi: 'isolate' } as const) : {},
});
