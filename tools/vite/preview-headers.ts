import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { orExit, UsageError } from '../usage-error.ts';

/** Serves the export in preview under the very headers that its `_headers` file tells a host to send. */
export const previewHeaders = (): Plugin => ({
  name: 'guestwise:preview-headers',
  configurePreviewServer({ config, middlewares }) {
    const folder = resolve(config.root, config.build.outDir);
    const rules = orExit(() => readHeadersFile(readExported(folder, '_headers')));
    middlewares.use((request, response, next) => {
      const headers = rules
        .filter(({ path }) => matches(path, request.url ?? ''))
        .flatMap((rule) => rule.headers);
      // Later rules win; our files need no more of the format than that.
      for (const [name, value] of headers) response.setHeader(name, value);
      next();
    });
  },
});

/**
 * Reads a file of the export.
 * @throws UsageError where there is no export
 */
export function readExported(folder: string, name: string): string {
  const path = join(folder, name);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const command = folder.endsWith('-standalone') ? 'npm run build:standalone' : 'npm run build';
  throw new UsageError(`There is no export in ${folder} yet. Run: ${command}`);
}

const matches = (path: string, url: string) => url.startsWith(path.replace(/\*$/, ''));

/** Reads the `_headers` format: an address at the line's start, its headers indented below it. */
export function readHeadersFile(text: string) {
  const rules: { path: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ path: line, headers: [] });
    else if (name) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}
