import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Serves the export in preview under the very headers that its `_headers` file tells a host to send. */
export const previewHeaders = (): Plugin => ({
  name: 'guestwise:preview-headers',
  configurePreviewServer({ config, middlewares }) {
    const rules = readHeadersFile(readFileSync(join(config.root, config.build.outDir, '_headers'), 'utf8'));
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
