/** From how many characters on a text takes one direction. */
const long = 10_000;

/**
 * How a text area follows the direction of what is written in it: each paragraph its own letters. A browser lays
 * all paragraphs out anew at each key for that, so a long text follows its first letters as a whole.
 */
export const areaDirection = (text: string) => ({
  dir: 'auto',
  style: text.length > long ? ({ unicodeBidi: 'isolate' } as const) : {},
});
