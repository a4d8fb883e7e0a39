/**
 * The contract loop: the product's own calls write a pact, two backends are verified against it, and it is compared
 * with openapi/backend.yaml and with the committed pact.
 *
 * `npm run contracts` checks and changes nothing; `-- --write` replaces the committed pact.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { reportFolder } from './report-folder.ts';
import { committedFile, draftFile, draftFolder } from '../contracts/pact-file.ts';
import { readWords, runCommand } from '../contracts/reach.ts';

const root = join(import.meta.dirname, '..');

// With a shell, because programs of node_modules/.bin are scripts on Windows.
const succeeds = (command: string) =>
  spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status === 0;

const passes = (project: 'consumer' | 'provider') =>
  succeeds(
    `vitest run --config contracts/vitest.config.ts --project ${project} --reporter=default --reporter=json "--outputFile.json=${join(reportFolder, `contracts-${project}.json`)}"`,
  );

// Pact adds to an existing file, so a renamed interaction would stay in it.
const clear = () => rmSync(draftFolder, { recursive: true, force: true });

/** The interactions of a pact by their description. */
function readPact(file: string): Map<string, unknown> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{"interactions":[]}';
  const { interactions } = JSON.parse(text) as { interactions: { description: string }[] };
  return new Map(interactions.map((each) => [each.description, each]));
}

/** @returns the error, or undefined */
function run(isWriting: boolean): string | undefined {
  clear();
  if (!passes('consumer')) return 'The product’s calls are not what the contract’s tests say.';
  if (!passes('provider')) return 'The pact does not hold.';
  const [before, after] = [readPact(committedFile), readPact(draftFile)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => !isDeepStrictEqual(before.get(name), after.get(name)));
  if (changed.length === 0) return undefined;
  console.log(`\nOtherwise than in the committed pact:\n  ${changed.join('\n  ')}`);
  if (!isWriting) return 'Where that is meant: npm run contracts -- --write, and see git diff';
  mkdirSync(dirname(committedFile), { recursive: true });
  copyFileSync(draftFile, committedFile);
  return succeeds(`oxfmt "${committedFile}"`) ? undefined : 'The pact could not be formatted.';
}

const flag = { type: 'boolean', default: false } as const;
await runCommand(async () => {
  const options = { options: { write: flag, check: flag } };
  const failure = run(
    readWords(() => parseArgs(options), 'npm run contracts -- [--check | --write]').values.write,
  );
  if (failure !== undefined) console.error(failure);
  return failure === undefined;
});
