/** In which surroundings a scene is looked at. */
export interface Variant {
  width: (typeof widths)[number];
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
}

/** A phone and a desk, in CSS pixels. */
const windows = {
  360: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 800 } },
};
const widths = [360, 1280] as const;

/** The window that goes with a width, as a browser context takes it. */
export const windowFor = (width: Variant['width']) => windows[width];

/**
 * Both widths in each theme and language.
 * @param quick in one theme and one language only
 */
export const variants = (quick: boolean): Variant[] =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      quick && (language !== 'en' || theme !== 'light')
        ? []
        : widths.map((width) => ({ width, theme, language })),
    ),
  );

export const pictureName = (scene: string, { width, theme, language }: Variant) =>
  `${scene}-${width}-${theme}-${language}.png`;
