import { defineConfig } from 'vitest/config';

/**
 * `consumer` writes the pact, one file after the other. `provider` verifies it, two files at a time, because it mostly
 * waits for servers. Each process loads the product once. tools/contracts.ts runs them in turn.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    testTimeout: 20_000,
    env: { PACT_DO_NOT_TRACK: 'true' },
    projects: [
      {
        extends: true,
        test: {
          name: 'consumer',
          include: ['**/*.pact.test.ts'],
          fileParallelism: false,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'provider',
          include: ['**/*.test.ts'],
          exclude: ['**/*.pact.test.ts'],
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
});
