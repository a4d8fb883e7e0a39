import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { hostFiles } from './host-files.ts';
import { previewHost } from './preview-host.ts';

test.each(['/', '/party/'])('a preview at %s answers as a host does', async (base) => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  const files = { ...hostFiles({ basePath: base, headers: { 'X-One': '1' } }), 'index.html': 'the page' };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/here.js'), 'here()');
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    base,
    build: { outDir: folder },
    plugins: [previewHost()],
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const ask = async (path: string) => {
    const { status, headers } = await fetch(origin + path);
    return [path, status, headers.get('cache-control'), headers.get('x-one')];
  };
  const immutable = 'public, max-age=31536000, immutable';
  expect(await ask('assets/here.js?a')).toEqual(['assets/here.js?a', 200, immutable, '1']);
  for (const path of [
    ...Object.keys(hostFiles({ basePath: base, headers: {} })),
    'assets/of-an-old-tab.js?a',
  ])
    expect(await ask(path)).toEqual([path, 404, 'no-cache', '1']);
  for (const path of ['events/guests/all', '%E0%A4%A', '%'])
    expect((await ask(path)).slice(0, 2)).toEqual([path, 200]);
  await server.close();
  rmSync(folder, { recursive: true });
});
