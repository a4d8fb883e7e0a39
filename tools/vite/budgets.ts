import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { UsageError } from '../usage-error.ts';
import { organiserProblems, templateApiProblems } from './organiser-budget.ts';

/**
 * The budget of the guest entry: JavaScript after brotli, with the catalogue of the longest language. A build with long
 * addresses of its API and reports fits, too.
 */
export const guestBytes = 71_500;

/** Modules that the guest entry must not include, and their right place. */
const notForGuests = [
  { module: /node_modules\/@fluentui\//, name: 'Fluent' },
  { module: /node_modules\/@griffel\//, name: 'Griffel' },
  { module: /node_modules\/@tanstack\/(react-)?router/, name: 'Router' },
  { module: /node_modules\/@tanstack\/(react-)?query/, name: 'Query' },
  { module: /node_modules\/@lingui\/core/, name: 'all of Lingui (see guest-i18n.ts)' },
  { module: /node_modules\/msw\//, name: 'MSW' },
  { module: /\/mocks\//, name: 'mocks' },
];

/** What no production build may include: the mock backend, its seeds and development tools. */
const notForProduction = [
  // Every build answers the template areas in the page, with the files excepted here.
  {
    module: /\/mocks\/(?!template\/|engine\/|world\/|scenarios\/(?!scenarios\.))/,
    name: 'the mock backend or a seed',
  },
  { module: /node_modules\/(ajv|@tanstack\/[^/]*devtools[^/]*)\//, name: 'a tool for development' },
];

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
    ...found(chunks, notForProduction).map((name) => `The production build carries ${name}.`),
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
    ...found(chunks, notForGuests).map(
      (name) => `The guest entry carries ${name}. src/guest may import api, i18n, storage and React only.`,
    ),
    ...(others.length > 1
      ? [`The guest entry is ${others.length} chunks: each further one is a request.`]
      : []),
    ...(bytes > guestBytes
      ? [`The guest entry is ${bytes} bytes of JavaScript after brotli; ${guestBytes} are allowed.`]
      : []),
  ];
}

const found = (
  chunks: Pick<Rolldown.OutputChunk, 'modules'>[],
  unwanted: { module: RegExp; name: string }[],
) => {
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules));
  return unwanted.filter(({ module }) => modules.some((id) => module.test(id))).map(({ name }) => name);
};
