/**
 * The contract loop: the product's own calls write a pact, the mock backend is verified against it, and the pact is
 * compared with openapi/backend.yaml.
 *
 * `node contracts/run.ts` puts the pact into contracts/pacts; with `--check` it fails where another one stands there.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { committedFile, draftFile, draftFolder } from './pact-file.ts';

const root = join(import.meta.dirname, '..');

const succeeds = (command: string, ...words: string[]) =>
  spawnSync(command, words, { cwd: root, stdio: 'inherit' }).status === 0;

/** A JSON report for `npm test`, which names the folder. */
const report = (project: string) =>
  process.env.TEST_REPORTS === undefined
    ? []
    : [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(process.env.TEST_REPORTS, `contracts-${project}.json`)}`,
      ];

const passes = (project: 'consumer' | 'provider') =>
  succeeds(
    'vitest',
    'run',
    '--config',
    'contracts/vitest.config.ts',
    '--project',
    project,
    ...report(project),
  );

const content = (file: string): unknown => existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));

/** @returns what went wrong, or undefined */
function run(check: boolean): string | undefined {
  // Pact adds to the file that it finds, so an interaction that was renamed would stay in it.
  rmSync(draftFolder, { recursive: true, force: true });
  if (!passes('consumer')) return 'The product’s calls are not what the contract’s tests say.';
  if (!passes('provider')) return 'The pact does not hold.';
  if (check) {
    const isCommitted = isDeepStrictEqual(content(draftFile), content(committedFile));
    return isCommitted
      ? undefined
      : `${relative(root, committedFile)} is out of date. Run: npm run contracts`;
  }
  mkdirSync(dirname(committedFile), { recursive: true });
  copyFileSync(draftFile, committedFile);
  return succeeds('oxfmt', committedFile) ? undefined : 'The pact could not be formatted.';
}

const failure = run(process.argv.includes('--check'));
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
