/** In which surroundings a scene is looked at. */
export interface Variant {
  width: number;
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
}

/** A phone and a desk. */
const heights = { 360: 740, 1280: 800 };

/** The height of the window that goes with a width, in CSS pixels. */
export const heightFor = (width: number) => (width < 600 ? heights[360] : heights[1280]);

/**
 * Both widths in each theme and language.
 * @param quick in one theme and one language only
 */
export const variants = (quick: boolean): Variant[] =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      quick && (language !== 'en' || theme !== 'light')
        ? []
        : Object.keys(heights).map((width) => ({ width: Number(width), theme, language })),
    ),
  );

export const pictureName = (scene: string, { width, theme, language }: Variant) =>
  `${scene}-${width}-${theme}-${language}.png`;
