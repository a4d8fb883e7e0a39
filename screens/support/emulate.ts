import { defineBrowserCommand } from '@vitest/browser-playwright';

/** Settings of the system as the browser reports them to CSS; null for what the machine has. */
export interface Media {
  colorScheme?: 'light' | 'dark' | null;
  forcedColors?: 'active' | 'none' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
  media?: 'screen' | 'print' | null;
}

/** A command of the browser: changes what media queries see, in the page of the test that runs. */
export const emulate = defineBrowserCommand<[media: Media]>(async ({ page }, media) => {
  await page.emulateMedia(media);
});

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulate: (media: Media) => Promise<void>;
  }
}
