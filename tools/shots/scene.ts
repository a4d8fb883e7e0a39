import type { Page } from '@playwright/test';

/** One picture to take: an address, and the steps before it. */
export interface Scene {
  /** Also the first part of the pictures' names: lower-case letters and hyphens. With `hostile` in it the scene has the hostile seeds. */
  name: string;
  path: string;
  /** Opened as the seeded admin instead of signed out. */
  signedIn?: true;
  /** The mock backend's scenarios for the page, as in mocks/scenarios/scenario-grammar.ts. */
  scenarios?: string;
  /** Steps before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Steps on the page, independent of the language: the same steps must work in all. */
  act?: (page: Page) => Promise<unknown>;
  /** A call stays unanswered, so nothing waits for it. */
  unanswered?: true;
}
