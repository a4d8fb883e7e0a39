import type { Kit } from './kit.ts';

/** A journey through the product's client, with checks on the way. */
export interface Flow {
  name: string;
  /** The screen that breaks if the backend behaves differently. */
  screen: string;
  /** The questions of openapi/QUESTIONS.md that it relies on. */
  assumes?: readonly string[];
  /** Why it cannot run this time. */
  skip?(kit: Kit): string | undefined;
  run(kit: Kit): Promise<void>;
}
