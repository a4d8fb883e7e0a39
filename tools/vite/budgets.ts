import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { exitWith, UsageError } from '../usage-error.ts';
import { organiserProblems, templateApiProblems } from './organiser-budget.ts';

/** The guest entry: bytes of JavaScript after brotli, with the messages of the longest language. */
const guestBytes = 71_000;

/** What must not reach a guest's phone, and where it belongs instead. */
const notForGuests = [
  { module: /node_modules\/@fluentui\//, name: 'Fluent' },
  { module: /node_modules\/@griffel\//, name: 'Griffel' },
  { module: /node_modules\/@tanstack\/(react-)?router/, name: 'Router' },
  { module: /node_modules\/@tanstack\/(react-)?query/, name: 'Query' },
  { module: /node_modules\/msw\//, name: 'MSW' },
  { module: /\/mocks\//, name: 'mocks' },
];

/** What no production build carries: the backend's mocks, their seeds, and tools for development. */
const notForProduction = [
  // The template areas are answered in the page in every build, by what is excepted here.
  {
    module: /\/mocks\/(?!template\/|engine\/|world\/|scenarios\/(?!scenarios\.))/,
    name: 'the mock backend or a seed',
  },
  { module: /node_modules\/(ajv|@tanstack\/[^/]*devtools[^/]*)\//, name: 'a tool for development' },
  { module: /\/(tools|dev)\/kit/, name: 'the page of the UI kit' },
];

/** Fails a production build whose doors carry what they must not, or more than they may. */
export function budgets(): Plugin {
  return {
    name: 'guestwise:budgets',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'standalone',
    // After Vite's own step, which takes its marks out of the code: what is weighed is what is sent.
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
        // Vite would print the stack of this file below them.
        if (problems.length > 0) exitWith(new UsageError(problems.join('\n')));
      },
    },
  };
}

/** Whether a chunk has the routes, as that of the organiser does and none that a test makes up. */
const isRouted = ({ modules }: Pick<Rolldown.OutputChunk, 'modules'>) =>
  Object.keys(modules).some((id) => id.endsWith('/routeTree.gen.ts'));

/** Accounts on offer come as JSON in a text (VITE_DEMO_ACCOUNTS). In code a minifier leaves no quotes around such a key. */
const passwordInJson = /\\?"password\\?":\s*\\?"/;

/** What of the bundle no production build may carry, a sentence each. */
export function productionProblems(chunks: Pick<Rolldown.OutputChunk, 'code' | 'modules'>[]): string[] {
  return [
    ...found(chunks, notForProduction).map((name) => `The production build carries ${name}.`),
    ...(chunks.some(({ code }) => passwordInJson.test(code))
      ? ['The production build offers an account with its password (VITE_DEMO_ACCOUNTS).']
      : []),
  ];
}

/** A guest's page loads one bundle, which carries the messages of one language (`guestBundles`). */
export function guestProblems(chunks: Pick<Rolldown.OutputChunk, 'code' | 'modules'>[]): string[] {
  const isMessages = ({ modules }: Pick<Rolldown.OutputChunk, 'modules'>) =>
    Object.keys(modules).some((id) => id.endsWith('/guest.po'));
  // Only a build with VITE_REPORT_URL has these, and a page asks for them once it is there.
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
      (name) =>
        `The guest entry carries ${name}. src/features/rsvp may import api, i18n, storage and React only.`,
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
