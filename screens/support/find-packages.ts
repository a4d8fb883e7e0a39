import { globSync, readFileSync } from 'node:fs';

/** Not for a browser, gone once the code is compiled, or the runner's own. */
const notBundled = /^node:|\/macro$|^(vitest|@vitest|vite|virtual:|ajv|typescript)/;

/** The packages that source files import when they run, as they name them; types alone do not count. */
export function findPackages(patterns: string[]): string[] {
  const files = globSync(patterns).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$|\/support\/(serve|report|find|emulate)/.test(file),
  );
  const names = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export|\}) (?!type )(?:[^;'"]* from )?'([^.'/][^']*)'|import\('([^.'/][^']*)'\)/gm,
      ),
    ].map(([, one, other]) => one ?? other ?? ''),
  );
  return [...new Set(names)].filter((name) => name !== '' && !notBundled.test(name)).toSorted();
}
