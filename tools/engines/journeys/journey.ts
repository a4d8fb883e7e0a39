import type { Page } from '../browser.ts';

/** Journeys by their sentence, each in its own world. */
export type Journeys = Record<string, (page: Page) => Promise<void>>;
