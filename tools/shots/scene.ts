import type { Page } from '@playwright/test';

/** One thing to look at: an address, and what happens there before the picture is taken. */
export interface Scene {
  /** Also the first part of the pictures' names: small letters and dashes. */
  name: string;
  path: string;
  /** Seen by the seeded admin instead of by nobody. */
  signedIn?: true;
  /** The mock backend's scenarios that the page meets, as in mocks/scenarios/scenario-grammar.ts. */
  scenarios?: string;
  /** What is done before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** What is done on the page, in no language: the same steps must work in all. */
  act?: (page: Page) => Promise<unknown>;
  /** A call stays without an answer, so nobody waits for it. */
  unanswered?: true;
}
