import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * What a page loads: the entry, the parts of its routes, each with its static imports and stylesheets,
 * and the messages of the longest language. Bytes after brotli.
 */
export const pageBudgets = [
  { page: '/login', routes: ['_organiser', '_signed-out/login'], bytes: 259_500 },
  { page: '/events', routes: ['_organiser', '_signed-in', 'events.index'], bytes: 286_000 },
  {
    page: '/events/guests',
    routes: ['_organiser', '_signed-in', '_signed-in/_event', 'events.guests.$filter'],
    bytes: 320_500,
  },
] as const;

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
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const loaded = new Set<string>();
  const load = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk.fileName)) return;
    loaded.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) loaded.add(sheet);
    for (const file of chunk.imports) load(chunks.find(({ fileName }) => fileName === file));
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk);
  for (const route of routes) {
    const parts = chunks.filter(({ modules }) =>
      Object.keys(modules).some((id) => id.includes(`/${route}.tsx?tsr-split=component`)),
    );
    if (parts.length === 0) throw new Error(`The budget names the route ${route}, which has no part.`);
    parts.forEach(load);
  }
  const size = (file: string) => {
    const output = bundle[file];
    if (!output) return 0;
    return brotliCompressSync(output.type === 'chunk' ? output.code : output.source).length;
  };
  const messages = chunks.filter(({ modules }) =>
    Object.keys(modules).some((id) => id.endsWith('/organiser.po')),
  );
  const longest = Math.max(0, ...messages.map(({ fileName }) => size(fileName)));
  return longest + [...loaded].reduce((sum, file) => sum + size(file), 0);
}
