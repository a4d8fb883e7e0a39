import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Guard, Outcome } from './guard.ts';

/** One Vitest for all guards: it starts once, and reads only changed files again. */
export async function createUnitRunner(folder: string) {
  const vitest = await createVitest('test', {
    root: folder,
    config: join(folder, 'vite.config.ts'),
    watch: false,
    // A worker for each file, so that no module loaded with a removed guard stays in memory.
    isolate: true,
    bail: 1,
    reporters: [{}],
    testTimeout: 60_000,
  });
  const run = async (files: readonly string[], pattern: RegExp) => {
    vitest.setGlobalTestNamePattern(pattern);
    const project = vitest.getRootProject();
    const { testModules } = await vitest.runTestSpecifications(
      files.map((file) => project.createSpecification(join(folder, file))),
    );
    const results = testModules.flatMap((module) => [...module.children.allTests()]);
    const has = (state: string) => results.some((each) => each.result().state === state);
    const isBroken = testModules.some((module) => module.errors().length > 0);
    return { isBroken, hasFailed: has('failed'), hasPassed: has('passed') };
  };
  return {
    /** Whether the tests with a tag pass with every guard in place. */
    async passes(files: readonly string[]): Promise<boolean> {
      const { isBroken, hasFailed } = await run(files, /\[F\d+\]/);
      return !isBroken && !hasFailed;
    },
    async try({ file, tag, tests }: Guard): Promise<Outcome> {
      vitest.invalidateFile(join(folder, file));
      const { isBroken, hasFailed, hasPassed } = await run(tests, new RegExp(String.raw`\[${tag}\]`));
      vitest.invalidateFile(join(folder, file));
      if (hasFailed) return 'killed';
      if (isBroken) return 'does not run';
      return hasPassed ? 'survived' : 'has no test';
    },
    close: () => vitest.close(),
  };
}
