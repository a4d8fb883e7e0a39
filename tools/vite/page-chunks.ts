import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The pages that people open first and most often. Each loads little more than it needs. */
export const firstPages = [
  { page: '/login', routes: ['_organiser', '_signed-out/login'], messages: ['start'] },
  {
    page: '/events',
    routes: ['_organiser', '_signed-in', 'events.index'],
    messages: ['start', 'events', 'rsvp'],
  },
  {
    page: '/events/guests',
    routes: ['_organiser', '_signed-in', '_signed-in/_event', 'events.guests.$filter'],
    messages: ['start', 'events', 'rsvp'],
  },
] as const;

/** Whether a module is the part of a route that loads together with its page. */
export const isRoutePart = (route: string, id: string) =>
  id.includes(`/${route}.tsx?tsr-split=`) &&
  /\?tsr-split=[^&]*component/i.test(id) &&
  !/error|notFound/i.test(id);

type GetModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'code'> | null;

/** What a module imports from another: some names, or all of them. */
type Names = readonly string[] | 'all';

/**
 * Names the first pages that need each module, such as `login-events`. Modules that only other pages need
 * have no name. In a barrel only the imported names are followed; otherwise one Fluent component would
 * include all of Fluent.
 */
export function nameByPages(ids: readonly string[], getModule: GetModule): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { page, routes } of firstPages) {
    const seen = new Set<string>();
    const visit = (id: string, names: Names) => {
      const { code, importedIds = [] } = getModule(id) ?? {};
      const statements = readStatements(code ?? '');
      const isBarrel = statements.rest === '' && statements.imports.length > 0;
      if (seen.has(isBarrel ? `${id} ${String(names)}` : id)) return;
      seen.add(isBarrel ? `${id} ${String(names)}` : id);
      const matched = new Set<string>();
      for (const { source, pairs } of statements.imports) {
        const target = importedIds.find((other) => isAt(other, source, id));
        if (target === undefined) continue;
        matched.add(target);
        const used =
          isBarrel && names !== 'all' && pairs !== 'all'
            ? pairs.filter(([, name]) => names.includes(name))
            : pairs;
        if (used === 'all') visit(target, isBarrel ? names : 'all');
        else if (used.length > 0 || !isBarrel)
          visit(
            target,
            used.map(([name]) => name),
          );
      }
      for (const other of importedIds) if (!matched.has(other)) visit(other, 'all');
    };
    for (const id of ids) if (routes.some((route) => isRoutePart(route, id))) visit(id, 'all');
    const name = page.split('/').at(-1);
    for (const id of seen) pages.set(id, [pages.get(id), name].filter(Boolean).join('-'));
  }
  return pages;
}

const statement =
  /(?:import|export)\s*(?:\{([^}]*)\}|[\w$*\s,]+?(?:\{([^}]*)\})?)\s*from\s*["']([^"']+)["'];?|import\s*["']([^"']+)["'];?/g;

/** The imports and re-exports of a module, as [imported name, local name]; `rest` is its own code. */
function readStatements(code: string) {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|["']use client["'];?/gm, '');
  const imports = [...bare.matchAll(statement)].map(([text, names, , source, sideEffect]) => ({
    source: source ?? sideEffect ?? '',
    pairs:
      names === undefined || /^(?:import|export)\s*[\w$*]/.test(text.replace(names, ''))
        ? ('all' as const)
        : readPairs(names),
  }));
  return {
    imports,
    rest: bare
      .replaceAll(statement, '')
      .replaceAll(/export\s*\{[^}]*\};?/g, '')
      .trim(),
  };
}

const readPairs = (names: string) =>
  names.split(',').flatMap((name) => {
    const [there = '', here = there] = name.trim().split(/\s+as\s+/);
    return there === '' ? [] : [[there, here] as const];
  });

/** Whether a specifier in one module resolves to the other. */
function isAt(id: string, source: string, from: string) {
  if (!source.startsWith('.')) return id.includes(`/node_modules/${source}/`);
  const path = join(dirname(from), source);
  return id === path || id.startsWith(`${path}.`) || id.startsWith(`${path}/index.`);
}

/** Menus, dialogs and their focus handling, which load when the page is idle. */
const isOverlay = (id: string) =>
  /node_modules\/(tabster|@floating-ui|@fluentui\/react-(menu|positioning|dialog|drawer|popover|portal|tabster|motion))\//.test(
    id,
  );

/**
 * The chunks of the organiser build. Without groups, each combination of pages that shares code would get its
 * own chunk: 84 requests for one page.
 */
export function pageChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let names = new Map<string, string>();
  return {
    plugin: {
      name: 'guestwise:page-chunks',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildEnd() {
        names = nameByPages([...this.getModuleIds()], (id) => this.getModuleInfo(id));
      },
    },
    groups: [
      { name: 'start', tags: ['$initial'] },
      {
        name: (id) => names.get(id) ?? null,
        debugName: 'first pages',
        includeDependenciesRecursively: false,
      },
      { name: 'overlays', test: isOverlay },
      { name: 'fluent', test: /node_modules/, minShareCount: 4 },
      { name: 'shared', test: /\/src\//, minShareCount: 4 },
    ],
  };
}
