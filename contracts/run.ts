/**
 * The contract loop: the product's own calls write a pact, two backends are verified against it, and it is compared with
 * openapi/backend.yaml and with the committed pact.
 *
 * `npm run contracts` checks and changes nothing; `-- --write` replaces the committed pact, `--release` makes the current
 * description its last release, and `--shuffled 10` writes the pact in ten orders.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { helpOnRequest } from '../tools/help.ts';
import { reportFolder } from '../tools/report-folder.ts';
import { readUnreleased, release, writeChanges } from './description/release.ts';
import { committedFile, draftFile, draftFolder } from './pact-file.ts';
import { comparePacts } from './pact-difference.ts';

const root = join(import.meta.dirname, '..');

const succeeds = (command: string, ...words: string[]) =>
  spawnSync(command, words, { cwd: root, stdio: 'inherit' }).status === 0;

const passes = (project: 'consumer' | 'provider', ...options: string[]) =>
  succeeds(
    'vitest',
    'run',
    '--config',
    'contracts/vitest.config.ts',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reportFolder, `contracts-${project}.json`)}`,
    ...options,
  );

// Pact adds to an existing file, so a renamed interaction would stay in it.
const clear = () => rmSync(draftFolder, { recursive: true, force: true });

/** Writes the pact in random orders. @returns the error, or undefined */
function shuffle(times: number): string | undefined {
  const pacts = new Set<string>();
  for (let seed = 1; seed <= times; seed += 1) {
    clear();
    if (!passes('consumer', '--sequence.shuffle', `--sequence.seed=${seed}`))
      return `The order ${seed} fails.`;
    pacts.add(readFileSync(draftFile, 'utf8'));
  }
  if (pacts.size !== 1) return `${times} orders wrote ${pacts.size} different pacts.`;
  console.log(`${times} orders wrote the same pact, byte by byte.`);
  return undefined;
}

/** @returns the error, or undefined */
function run(isWriting: boolean): string | undefined {
  clear();
  if (!passes('consumer')) return 'The product’s calls are not what the contract’s tests say.';
  const unreleased = readUnreleased();
  if (unreleased.changes.length > 0) console.log(`\n${writeChanges(unreleased)}`);
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
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { write: flag, check: flag, release: flag, shuffled: { type: 'string' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split('\n')[0]}
npm run contracts [-- --write | --release | --shuffled 10]
To hold a backend to the pact: npm run contracts:verify -- https://host --state-url …`);
    return process.exit(1);
  }
}

helpOnRequest();
const chosen = readArguments();
const times = Number(chosen.shuffled ?? 1);
if (!(Number.isInteger(times) && times > 0)) {
  console.error(`--shuffled ${chosen.shuffled} is no number of orders: npm run contracts -- --shuffled 10`);
  process.exit(1);
}
const failure = chosen.shuffled === undefined ? run(chosen.write) : shuffle(times);
if (failure !== undefined) {
  console.error(failure);
  process.exitCode = 1;
} else if (chosen.release) release();
