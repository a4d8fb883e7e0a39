import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { firstPages, isPartOf } from './page-chunks.ts';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * What a page loads: the entry, the parts of its routes, each with its static imports and stylesheets,
 * and the messages of the longest language. Bytes after brotli.
 */
const bytesAllowed: Record<(typeof firstPages)[number]['page'], number> = {
  '/login': 263_500,
  '/events': 298_500,
  '/events/guests': 333_000,
};

const pageBudgets = firstPages.map(({ page, routes }) => ({ page, routes, bytes: bytesAllowed[page] }));

/** The pages that load more than they may, a sentence each. */
export function organiserProblems(bundle: Bundle, budgets: readonly PageBudget[] = pageBudgets): string[] {
  return budgets.flatMap(({ page, routes, bytes }) => {
    const loaded = weighPage(bundle, routes);
    return loaded > bytes
      ? [`${page} loads ${loaded} bytes of scripts and styles after brotli; ${bytes} are allowed.`]
      : [];
  });
}

interface PageBudget {
  page: string;
  routes: readonly string[];
  bytes: number;
}

/** @throws Error where no part of a route is in the bundle: the budget would weigh nothing */
function weighPage(bundle: Bundle, routes: readonly string[]): number {
  const chunks = chunksOf(bundle);
  const loaded = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) load(bundle, chunk, loaded);
  for (const route of routes) {
    const parts = chunks.filter(({ modules }) =>
      Object.keys(modules).some((id) => isPartOf(route, id)),
    );
    if (parts.length === 0) throw new Error(`The budget names the route ${route}, which has no part.`);
    for (const part of parts) load(bundle, part, loaded);
  }
  const messages = chunks.filter(({ modules }) =>
    Object.keys(modules).some((id) => id.endsWith('/organiser.po')),
  );
  const longest = Math.max(0, ...messages.map(({ fileName }) => weigh(bundle, fileName)));
  return longest + [...loaded].reduce((sum, file) => sum + weigh(bundle, file), 0);
}

/** The in-page API of the template areas: what entering one of them loads besides the page, in bytes after brotli. */
const templateApiBytes = 25_000;

/**
 * Says in a sentence that the template areas' API is heavier than it may be.
 * @throws Error where no chunk has it: the budget would weigh nothing
 */
export function templateApiProblems(bundle: Bundle, most: number = templateApiBytes): string[] {
  const chunks = chunksOf(bundle);
  const api = chunks.find(({ modules }) =>
    Object.keys(modules).some((id) => id.endsWith('/mocks/template/page.ts')),
  );
  if (!api)
    throw new Error('The budget of the template areas names mocks/template/page.ts, which has no part.');
  const before = new Set<string>();
  for (const chunk of chunks) if (chunk.isEntry) load(bundle, chunk, before);
  const loaded = new Set(before);
  load(bundle, api, loaded);
  const bytes = [...loaded.difference(before)].reduce((sum, file) => sum + weigh(bundle, file), 0);
  return bytes > most
    ? [`A template area loads ${bytes} bytes of its API after brotli; ${most} are allowed.`]
    : [];
}

const chunksOf = (bundle: Bundle) =>
  Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');

/** Adds a chunk with what it imports. */
function load(bundle: Bundle, chunk: Rolldown.OutputAsset | Chunk | undefined, loaded: Set<string>) {
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
