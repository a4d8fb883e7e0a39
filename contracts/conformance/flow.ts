import type { Kit } from './kit.ts';

/** A journey through the product's client, and what must be true on its way. */
export interface Flow {
  name: string;
  /** The screen that breaks where the backend does otherwise. */
  screen: string;
  /** Questions of openapi/QUESTIONS.md that it rests on. */
  assumes?: readonly string[];
  /** Why it cannot be played in this run. */
  skip?(kit: Kit): string | undefined;
  run(kit: Kit): Promise<void>;
}
