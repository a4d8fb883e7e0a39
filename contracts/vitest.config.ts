import { defineConfig } from 'vitest/config';

/** `consumer` writes the pact, one file after the other; `provider` judges it. contracts/run.ts runs them in turn. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    fileParallelism: false,
    testTimeout: 20_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
    projects: [
      { extends: true, test: { name: 'consumer', include: ['**/*.pact.test.ts'] } },
      {
        extends: true,
        test: { name: 'provider', include: ['**/*.test.ts'], exclude: ['**/*.pact.test.ts'] },
      },
    ],
  },
});
