import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { UsageError } from '../usage-error.ts';
import { organiserProblems, templateApiProblems } from './organiser-budget.ts';

/**
 * The budget of the guest entry: JavaScript after brotli, with the catalogue of the longest language. A build with long
 * addresses of its API and reports fits, too.
 */
export const guestBytes = 71_500;

/**
 * What no production build may include: the mock backend, its seeds and development tools. Every build answers the
 * template areas in the page, with the files excepted here.
 */
const notForProduction =
  /\/mocks\/(?!template\/|engine\/|world\/|scenarios\/(?!scenarios\.))|node_modules\/(?:ajv|@tanstack\/[^/]*devtools[^/]*)\//;

/** Fails a production build that includes forbidden code or exceeds a budget. */
export function budgets(): Plugin {
  return {
    name: 'guestwise:budgets',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'standalone',
    // Runs after Vite's own step, which removes its placeholders from the code, so the weighed code is the
    // shipped code.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const problems = [
          ...productionProblems(chunks),
          ...(this.environment.name === 'guest' ? guestProblems(chunks) : []),
          ...(this.environment.name === 'client' && chunks.some(isRouted)
            ? [...organiserProblems(bundle), ...templateApiProblems(bundle)]
            : []),
        ];
        if (problems.length > 0) throw new UsageError(problems.join('\n'));
      },
    },
  };
}

/** Whether a chunk includes the routes. The organiser entry does; builds made up by tests do not. */
const isRouted = ({ modules }: Pick<Rolldown.OutputChunk, 'modules'>) =>
  Object.keys(modules).some((id) => id.endsWith('/routeTree.gen.ts'));

/**
 * VITE_DEMO_ACCOUNTS is JSON inside a string. Minified code has no quotes around such a key, so this finds
 * only the variable.
 */
const passwordInJson = /\\?"password\\?":\s*\\?"/;

/** Lists forbidden contents of a production build, one sentence each. */
export function productionProblems(chunks: Pick<Rolldown.OutputChunk, 'code' | 'modules'>[]): string[] {
  return [
    ...chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .filter((id) => notForProduction.test(id))
      .map((id) => `The production build carries ${id}.`),
    ...(chunks.some(({ code }) => passwordInJson.test(code))
      ? ['The production build offers an account with its password (VITE_DEMO_ACCOUNTS).']
      : []),
  ];
}

/** A visit loads one bundle, which includes the catalogue of one language (`guestBundles`). */
export function guestProblems(chunks: Pick<Rolldown.OutputChunk, 'code' | 'modules'>[]): string[] {
  const isMessages = ({ modules }: Pick<Rolldown.OutputChunk, 'modules'>) =>
    Object.keys(modules).some((id) => id.endsWith('/guest.po'));
  // Only builds with VITE_REPORT_URL include these, and a page loads them after it is usable.
  const isReporting = ({ modules }: Pick<Rolldown.OutputChunk, 'modules'>) =>
    Object.keys(modules).length > 0 && Object.keys(modules).every((id) => id.includes('/src/reporting/'));
  const messages = chunks.filter(isMessages);
  const others = chunks.filter((chunk) => !isMessages(chunk) && !isReporting(chunk));
  const bundle = others.map(({ code }) => code).join('');
  const bytes = Math.max(
    ...['', ...messages.map(({ code }) => code)].map((code) => brotliCompressSync(bundle + code).length),
  );
  return [
    ...(others.length > 1
      ? [`The guest entry is ${others.length} chunks: each further one is a request.`]
      : []),
    ...(bytes > guestBytes
      ? [`The guest entry is ${bytes} bytes of JavaScript after brotli; ${guestBytes} are allowed.`]
      : []),
  ];
}
