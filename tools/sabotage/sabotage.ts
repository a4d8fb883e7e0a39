/**
 * Removes each guard from a copy of the product and runs the tests with its tag: a guard whose tests still pass is
 * untested. `npm run sabotage` tries those that need no build; `-- --pages` those that do, some of them a minute each;
 * `-- F31 F47` all guards of these faults.
 */
import { parseArgs } from 'node:util';
import { beginCommand } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { copyProduct } from './copy.ts';
import { getRunner, type Guard, type Outcome, takeOut } from './guard.ts';
import { guards } from './guards/guards.ts';
import { tryOnPages, tryOnScreens } from './run-browser.ts';
import { createUnitRunner } from './run-units.ts';

beginCommand();
const { values: options, positionals: tags } = parseArgs({
  allowPositionals: true,
  options: { pages: { type: 'boolean', default: false } },
});
const chosen = guards.filter((guard) => {
  if (tags.length > 0) return tags.includes(guard.tag);
  return (getRunner(guard) === 'pages') === options.pages;
});
if (chosen.length === 0) throw new UsageError(`There is no guard for ${tags.join(' or ')}.`);

const copy = copyProduct();
// Lingui looks for its catalogues from here.
process.chdir(copy.folder);
const units = await createUnitRunner(copy.folder);
const survivors: string[] = [];
try {
  const unitTests = new Set(
    chosen.filter((each) => getRunner(each) === 'units').flatMap(({ tests }) => tests),
  );
  if (unitTests.size > 0 && !(await units.passes([...unitTests])))
    throw new Error('The tests must pass before a guard is taken out: see vitest run.');
  for (const [index, guard] of chosen.entries()) {
    const started = Date.now();
    const outcome = await tryWithout(guard);
    const name = `[${guard.tag}] ${guard.file}: ${firstLine(guard.from)}`;
    console.log(
      `${outcome === 'killed' ? '✓' : '✗'} [${index + 1} of ${chosen.length}] ${outcome}  ${name}  (${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
    if (outcome !== 'killed') survivors.push(`${name} (${outcome})`);
  }
} finally {
  await units.close();
  copy.remove();
}
console.log(
  `\n${chosen.length - survivors.length} of ${chosen.length} guards are held by a test with their tag.`,
);
if (survivors.length > 0) console.log(`Not held:\n${survivors.map((each) => `  ${each}`).join('\n')}`);
process.exitCode = survivors.length > 0 ? 1 : 0;

async function tryWithout(guard: Guard): Promise<Outcome> {
  const edit = (source: string) => takeOut(source, guard);
  const runners = {
    units: () => units.try(guard),
    screens: () => tryOnScreens(copy.folder, guard),
    pages: () => tryOnPages(copy.folder, guard),
  };
  try {
    return await copy.change(guard.file, edit, runners[getRunner(guard)]);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('the guard is')) return 'is not in its file once';
    throw error;
  }
}

function firstLine(text: string) {
  return text.trim().split('\n')[0] ?? '';
}
