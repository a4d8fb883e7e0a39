import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { guestBytes, guestProblems } from './budgets.ts';
import { compressFolder } from './compressed-files.ts';
import { isRsvpPath } from './guest-entry.ts';
import { hostFiles } from './host-files.ts';
import { staticRoutes, withPreviewOf } from './static-export.ts';

test.each([
  ['/g1/rsvp', true],
  ['/g1/rsvp/', true],
  ['/g1/rsvp%E2%80%8B).', true],
  ['/g1/rsvp/)', true],
  ['/a%2Fb/rsvp', true],
  ['/rsvp', true],
  ['/a/b/rsvp', false],
  ['/grsvp', false],
  ['/g1/rsvps', false],
  ['/events', false],
])('%s is a guest’s address: %s', (path, expected) => {
  expect(isRsvpPath(path)).toBe(expected);
});

test('routes without parameters get an HTML file of their own', () => {
  const tree = `export interface FileRoutesByFullPath {\n  '/': typeof A\n  '/login': typeof B\n  '/events/': typeof C\n  '/$guestId/rsvp': typeof D\n}`;
  expect(staticRoutes(tree)).toEqual(['/login', '/events']);
});

test('a 404.html for a guest’s link has the guest’s preview', () => {
  const [index, guest] = ['index.html', 'guest.html'].map((name) => readFileSync(name, 'utf8'));
  const page = withPreviewOf(guest ?? '', index ?? '');
  const getPreview = (html = '') => html.match(/<meta property="og:[^>]*>/g);
  expect(getPreview(page)).toHaveLength(4);
  expect(getPreview(page)).toEqual(getPreview(guest));
  expect(page.replaceAll(/<meta property[^>]*>/g, '')).toBe(index?.replaceAll(/<meta property[^>]*>/g, ''));
});

test('a page asks for no referrer before it names a file', () => {
  for (const name of ['index.html', 'guest.html']) {
    const [beforeFiles = ''] = readFileSync(name, 'utf8').split(/(?:href|src)="/);
    expect(beforeFiles).toContain('<meta name="referrer" content="no-referrer" />');
  }
});

test('[F55] a guest entry that is too large or split is refused', () => {
  const chunk = (code: string, ...modules: string[]) => ({
    code,
    modules: Object.fromEntries(modules.map((id) => [id, {} as never])),
  });
  const noise = Array.from({ length: 60_000 }, (_, index) =>
    ((index * 2_654_435_761) % 4_294_967_296).toString(36),
  ).join('');
  expect(guestProblems([chunk('ok()', '/src/guest/main.tsx')])).toEqual([]);
  expect(guestProblems([chunk(noise)]).join()).toContain(`${guestBytes} are allowed`);
  expect(guestProblems([chunk('a'), chunk('b')]).join()).toContain('2 chunks');
  const messages = ['en', 'tr', 'ar'].map((locale) => chunk('m', `/locales/${locale}/guest.po`));
  expect(guestProblems([chunk('a'), ...messages])).toEqual([]);
});

test('text files get compressed siblings that decompress to the same text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
  const text = 'Guests open a personal link. '.repeat(100);
  writeFileSync(join(folder, 'page.html'), text);
  writeFileSync(join(folder, 'small.html'), 'hi');
  writeFileSync(join(folder, 'image.png'), text);
  await compressFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    'image.png',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'small.html',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(text);
  rmSync(folder, { recursive: true });
});

test('no Cloudflare or Netlify rule names an .html file', () => {
  const rules = hostFiles({ basePath: '/', headers: {} })['_redirects'] ?? '';
  expect(rules).toContain('/:guestId/rsvp /guest/ 200');
  expect(rules).not.toMatch(/\.html|^\/\*/m);
});
