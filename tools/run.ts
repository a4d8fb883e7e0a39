/**
 * Runs Vite, Vitest or the mocks for a script of package.json, as in `node tools/run.ts vite build`. An invalid option
 * is reported in one line, without the tools' stack trace. A server ends together with the npm that started it, even
 * while it is still loading.
 */
import { endWithNpm } from './end-with-npm.ts';
import { exitOnUsageError, UsageError } from './usage-error.ts';

const programs: Record<string, { path: string; options: string[] }> = {
  // Named explicitly, so that it is read and can report an error where Vite takes a stray argument for another
  // project's folder.
  vite: { path: '../node_modules/vite/bin/vite.js', options: ['--config', 'vite.config.ts'] },
  vitest: { path: '../node_modules/vitest/vitest.mjs', options: [] },
  mocks: { path: '../mocks/serve/standalone.ts', options: [] },
};

exitOnUsageError();
const [name = ''] = process.argv.splice(2, 1);
const program = programs[name];
if (!program) throw new UsageError(`There is no ${name} to run: name ${Object.keys(programs).join(' or ')}.`);
process.argv.push(...program.options);
endWithNpm();
await import(program.path);
