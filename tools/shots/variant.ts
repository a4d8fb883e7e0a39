/** The environment of a scene. */
export interface Variant {
  width: (typeof widths)[number];
  theme: 'light' | 'dark';
  language: 'en' | 'ar';
}

/** From a phone to a large screen, in CSS pixels. */
const windows = {
  360: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  768: { viewport: { width: 768, height: 1024 } },
  1280: { viewport: { width: 1280, height: 800 } },
  1920: { viewport: { width: 1920, height: 1080 } },
};
const widths = [360, 768, 1280, 1920] as const;

/** The window for a width, in the format of a browser context. */
export const windowFor = (width: Variant['width']) => windows[width];

/**
 * Both widths in each theme and language.
 * @param quick only one theme and one language
 */
export const variants = (quick: boolean): Variant[] =>
  (['en', 'ar'] as const).flatMap((language) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      quick && (language !== 'en' || theme !== 'light')
        ? []
        : ([360, 1280] as const).map((width) => ({ width, theme, language })),
    ),
  );

/** For the frame: every width in both directions. */
export const frameVariants: Variant[] = (['en', 'ar'] as const).flatMap((language) =>
  widths.map((width) => ({ width, theme: 'light' as const, language })),
);

export const pictureName = (scene: string, { width, theme, language }: Variant) =>
  `${scene}-${width}-${theme}-${language}.png`;
