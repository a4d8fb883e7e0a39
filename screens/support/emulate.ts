import { defineBrowserCommand } from '@vitest/browser-playwright';

/** System settings as the browser reports them to CSS; null for the machine's own. */
export interface Media {
  colorScheme?: 'light' | 'dark' | null;
  forcedColors?: 'active' | 'none' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
  media?: 'screen' | 'print' | null;
}

/** A browser command: changes the media queries in the page of the current test. */
export const emulate = defineBrowserCommand<[media: Media]>(async ({ page }, media) => {
  await page.emulateMedia(media);
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>;
  }
}
