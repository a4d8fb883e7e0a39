/**
 * `npm run contract:pack`: packs what the backend team needs into dist-contract/guestwise-contract-<version>.tgz. The
 * version is that of openapi/backend.yaml.
 */
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parse } from 'yaml';
import { committedFile } from './pact-file.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist-contract');
const folder = join(output, 'package');

const bundle = 'conformance.mjs';
/** The packed files by their paths in the repository. */
const files: Record<string, string> = {
  'openapi/backend.yaml': 'backend.yaml',
  'openapi/QUESTIONS.md': 'QUESTIONS.md',
  'openapi/CHANGELOG.md': 'CHANGELOG.md',
  'src/api/schema.gen.ts': 'backend.d.ts',
  'contracts/ci/github-actions.yml': 'ci/github-actions.yml',
  'contracts/ci/gitlab-ci.yml': 'ci/gitlab-ci.yml',
  'contracts/BACKEND.md': 'BACKEND.md',
  [`contracts/pacts/${basename(committedFile)}`]: basename(committedFile),
};

/** Points the links of a page at the packed files; of a link to any other file, its text is left. */
function packLinks(page: string, source: string): string {
  return page.replaceAll(/\[([^\]]+)\]\((?!https?:)([^)]+)\)/g, (_, text: string, path: string) => {
    const name = files[posix.join(posix.dirname(source), path)];
    if (name === undefined) return text;
    return `[${text.includes('/') ? name : text}](${name})`;
  });
}

rmSync(output, { recursive: true, force: true });
mkdirSync(join(folder, 'ci'), { recursive: true });
for (const [source, name] of Object.entries(files)) {
  const text = readFileSync(join(root, source), 'utf8');
  writeFileSync(join(folder, name), name.endsWith('.md') ? packLinks(text, source) : text);
}

execSync('npm run --silent conformance:bundle', { cwd: root, stdio: 'inherit' });
const code = readFileSync(join(root, 'dist-conformance', bundle), 'utf8');
writeFileSync(join(folder, bundle), `#!/usr/bin/env node\n${code}`, { mode: 0o755 });

const { info }: { info: { version: string; summary: string } } = parse(
  readFileSync(join(folder, 'backend.yaml'), 'utf8'),
);
const manifest = {
  name: 'guestwise-contract',
  version: info.version,
  description: info.summary,
  license: 'MIT',
  type: 'module',
  types: './backend.d.ts',
  bin: { conformance: `./${bundle}` },
  engines: { node: '>=20' },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const packed = execSync('npm pack --silent --pack-destination ..', { cwd: folder });
console.log(`dist-contract/${packed.toString().trim()}`);
