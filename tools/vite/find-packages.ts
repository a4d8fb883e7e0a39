import { globSync, readFileSync } from 'node:fs';

/**
 * Packages that no browser runs, style sheets, packages that disappear at compile time, or that belong to the runner.
 */
const notBundled = /^node:|\/macro$|\.css$|^(vitest|@vitest|vite|virtual:|ajv|typescript)/;

/** Lists the packages that source files import at run time, by specifier; type imports do not count. */
export function findPackages(patterns: string[]): string[] {
  const files = globSync(patterns).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$|[\\/]support[\\/](serve|report|find|emulate)/.test(file),
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
