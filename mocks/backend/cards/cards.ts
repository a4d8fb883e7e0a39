/**
 * The drawn invitations of the mock backend: SVG files of 720 × 1008 units beside this one. They replace the host's
 * card images (the specification, section 7).
 */
export const cardNames = [
  'layla-omar',
  'single-dinner',
  'gala-ar',
  'henna-tr',
  'conference',
  'garden',
  'blank',
] as const;

/** The name of a drawn invitation. */
export type CardName = (typeof cardNames)[number];
