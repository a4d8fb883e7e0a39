import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** The pages that people open first and most often: their routes, and the parts of the catalogue that they need. */
export const firstPages = [
  { page: '/login', routes: ['_organiser', '_signed-out/login'], messages: ['start'] },
  {
    page: '/events',
    routes: ['_organiser', '_signed-in', 'events.index'],
    messages: ['start', 'organiser', 'rsvp'],
  },
  {
    page: '/events/guests',
    routes: ['_organiser', '_signed-in', '_signed-in/_event', 'events.guests.$filter'],
    messages: ['start', 'organiser', 'rsvp'],
  },
] as const;

/** Whether a module is the part of a route that loads together with its page. */
export const isRoutePart = (route: string, id: string) =>
  id.includes(`/${route}.tsx?tsr-split=`) &&
  /\?tsr-split=[^&]*component/i.test(id) &&
  !/error|notFound/i.test(id);

/** The files of a build, by name. */
export type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;
export type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * The files of a page: the entry and the parts of its routes with their static imports and style sheets, and its
 * messages in the longest language. Bytes after brotli; `script` excludes style sheets. Some hundred bytes are reserved
 * for the variables of a build, such as addresses and reports.
 */
const allowed: Record<(typeof firstPages)[number]['page'], { bytes: number; script: number }> = {
  '/login': { bytes: 200_000, script: 194_000 },
  '/events': { bytes: 222_600, script: 211_800 },
  '/events/guests': { bytes: 271_600, script: 253_900 },
};

const pageBudgets = firstPages.map((first) => ({ ...first, ...allowed[first.page] }));

interface PageBudget {
  page: string;
  routes: readonly string[];
  messages: readonly string[];
  bytes: number;
  script: number;
}

/** Lists the pages that exceed their budget, one sentence each. */
export function organiserProblems(bundle: Bundle, budgets: readonly PageBudget[] = pageBudgets): string[] {
  return budgets.flatMap(({ page, bytes, script, ...parts }) => {
    const loaded = weighPage(bundle, parts);
    return [
      ...(loaded.bytes > bytes
        ? [`${page} loads ${loaded.bytes} bytes of scripts and styles after brotli; ${bytes} are allowed.`]
        : []),
      ...(loaded.script > script
        ? [`${page} loads ${loaded.script} bytes of scripts after brotli; ${script} are allowed.`]
        : []),
    ];
  });
}

/**
 * The files that a page requests before its messages: the entry, the parts of its routes and all their
 * imports.
 * @throws Error where the bundle has no part of a route, because the budget would measure nothing
 */
export function filesOfPage(bundle: Bundle, routes: readonly string[]): string[] {
  const chunks = getChunks(bundle);
  const loaded = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) load(bundle, chunk, loaded);
  for (const route of routes) {
    const parts = chunks.filter(({ modules }) => Object.keys(modules).some((id) => isRoutePart(route, id)));
    if (parts.length === 0) throw new Error(`The budget names the route ${route}, which has no part.`);
    for (const part of parts) load(bundle, part, loaded);
  }
  return [...loaded];
}

function weighPage(bundle: Bundle, { routes, messages }: Pick<PageBudget, 'routes' | 'messages'>) {
  const sum = (files: readonly string[]) => files.reduce((all, file) => all + weigh(bundle, file), 0);
  const files = filesOfPage(bundle, routes);
  const catalogues = ['en', 'tr', 'ar'].map((locale) => sum(messagesOfPage(bundle, locale, messages)));
  const longest = Math.max(...catalogues);
  return {
    bytes: longest + sum(files),
    script: longest + sum(files.filter((file) => !file.endsWith('.css'))),
  };
}

/** The files with some parts of the catalogue of a language. */
export const messagesOfPage = (bundle: Bundle, locale: string, parts: readonly string[]) =>
  getChunks(bundle)
    .filter(({ modules }) =>
      Object.keys(modules).some((id) => parts.some((part) => isMessages(id, locale, part))),
    )
    .map(({ fileName }) => fileName);

const isMessages = (id: string, locale: string, part: string) =>
  part === 'rsvp'
    ? id.endsWith(`/locales/${locale}/guest.po`)
    : id.endsWith(`/locales/${locale}/organiser.po?part=${part}&messages`);

/** The budget of the template areas' in-page API, 58 kB of it MSW: the bytes it adds to a page, after brotli. */
const templateApiBytes = 78_000;

/**
 * Returns a sentence if the template areas' API exceeds its budget.
 * @throws Error where no chunk includes the API, because the budget would measure nothing
 */
export function templateApiProblems(bundle: Bundle, maxBytes: number = templateApiBytes): string[] {
  const chunks = getChunks(bundle);
  const api = chunks.find(({ modules }) =>
    Object.keys(modules).some((id) => id.endsWith('/mocks/template/page.ts')),
  );
  if (!api)
    throw new Error('The budget of the template areas names mocks/template/page.ts, which has no part.');
  const before = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) load(bundle, chunk, before);
  const loaded = new Set(before);
  load(bundle, api, loaded);
  const bytes = [...loaded]
    .filter((file) => !before.has(file))
    .reduce((sum, file) => sum + weigh(bundle, file), 0);
  return bytes > maxBytes
    ? [`A template area loads ${bytes} bytes of its API after brotli; ${maxBytes} are allowed.`]
    : [];
}

export const getChunks = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

/** Adds a chunk and its static imports, with their style sheets. */
export function load(bundle: Bundle, chunk: Rolldown.OutputAsset | Chunk | undefined, loaded: Set<string>) {
  if (chunk?.type !== 'chunk' || loaded.has(chunk.fileName)) return;
  loaded.add(chunk.fileName);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) loaded.add(sheet);
  for (const file of chunk.imports) load(bundle, bundle[file], loaded);
}

function weigh(bundle: Bundle, file: string): number {
  const output = bundle[file];
  if (!output) return 0;
  return brotliCompressSync(output.type === 'chunk' ? output.code : output.source).length;
}
