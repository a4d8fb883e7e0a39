import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { UsageError } from '../usage-error.ts';
import { ownFiles } from './host-files.ts';
import { cacheControl } from './security-headers.ts';

/**
 * Makes preview behave as a host: it sends the headers of the export's `_headers` file, hides the files for
 * hosts, answers 404 instead of a page for a missing script, and serves index.html at an address that cannot be
 * decoded, such as `/%E0%A4%A`, where Vite would answer with an empty 404.
 */
export const previewHost = (): Plugin => ({
  name: 'guestwise:preview-host',
  configurePreviewServer({ config, middlewares }) {
    const folder = resolve(config.root, config.build.outDir);
    const rules = readHeadersFile(readExported(folder, '_headers'));
    middlewares.use((request, response, next) => {
      const headers = rules
        .filter(({ path }) => matches(path, request.url ?? ''))
        .flatMap((rule) => rule.headers);
      // Later rules win; our files use no other feature of the format.
      for (const [name, value] of headers) response.setHeader(name, value);
      const [path = ''] = (request.url ?? '').slice(config.base.length).split('?');
      // A guest's page says itself that its link is not valid.
      if (decode(path) === undefined && !path.endsWith('/rsvp')) request.url = `${config.base}index.html`;
      if (!isMissing(folder, path)) return next();
      response.setHeader('Cache-Control', cacheControl.everythingElse);
      response.writeHead(404).end();
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
  throw new UsageError(
    `There is no export in ${folder} yet. Run: ${folder.endsWith('-standalone') ? 'npm run build:standalone' : 'npm run build'}`,
  );
}

/** Undefined if it cannot be decoded. The result must be used: bundlers remove a call that they take for pure. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Whether a host answers 404.
 * @param path below the base path, without a leading slash
 */
const isMissing = (folder: string, path: string) =>
  ownFiles.includes(path) || (path.startsWith('assets/') && !existsSync(join(folder, path)));

const matches = (path: string, url: string) => url.startsWith(path.replace(/\*$/, ''));

/** Parses the `_headers` format: an address at the start of a line, followed by its indented headers. */
export function readHeadersFile(text: string) {
  const rules: { path: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ path: line, headers: [] });
    else if (name) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}
