/**
 * The contract loop: the product's own calls write a pact, two backends are verified against it, and it is compared with
 * openapi/backend.yaml and with the committed pact.
 *
 * `node contracts/run.ts` checks and changes nothing; with `--write` the pact takes the committed one's place.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { committedFile, draftFile, draftFolder } from './pact-file.ts';
import { comparePacts } from './pact-difference.ts';

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

/** @returns what went wrong, or undefined */
function run(isWriting: boolean): string | undefined {
  // Pact adds to the file that it finds, so an interaction that was renamed would stay in it.
  rmSync(draftFolder, { recursive: true, force: true });
  if (!passes('consumer')) return 'The product’s calls are not what the contract’s tests say.';
  if (!passes('provider')) return 'The pact does not hold.';
  const differences = existsSync(committedFile) ? comparePacts(committedFile, draftFile) : ['+ the pact'];
  if (differences.length === 0) return undefined;
  console.log(`\nAgainst ${relative(root, committedFile)}:\n  ${differences.join('\n  ')}`);
  if (!isWriting)
    return 'The committed pact is another one. Where that is meant: npm run contracts -- --write';
  mkdirSync(dirname(committedFile), { recursive: true });
  copyFileSync(draftFile, committedFile);
  return succeeds('oxfmt', committedFile) ? undefined : 'The pact could not be formatted.';
}

function readArguments() {
  try {
    const options = { write: { type: 'boolean', default: false }, check: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split('\n')[0]}\nnpm run contracts [-- --write]`);
    return process.exit(1);
  }
}

const failure = run(readArguments().write);
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
}
