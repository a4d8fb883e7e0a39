import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { admin } from '../mocks/backend/seeds/accounts.ts';
import { setUpTestHost } from '../mocks/serve/host-for-tests.ts';

const backend = setUpTestHost();
const folder = mkdtempSync(join(tmpdir(), 'guestwise-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the commands of docs/hosting.md read the reports from an access log', async () => {
  const line = (query: string) => `::1 - - [22/Nov/2026] "POST /report?${query} HTTP/1.1" 204 0\n`;
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'logs/guestwise-report.log'),
    [
      ...['100', '900', '300', '200'].map((lcp) =>
        line(`type=vitals&page=guest&build=g&ttfb=9&lcp=${lcp}&cls=0`),
      ),
      line('type=vitals&page=organiser&build=o&lcp=7000'),
      ...['500', '0', '500'].map((status) => line(`type=failed-save&page=guest&status=${status}`)),
    ].join(''),
  );
  const { stdout } = await run(readBlock('docs/hosting.md', 'type=failed-save'), join(folder, 'logs'));
  expect(
    stdout
      .trim()
      .split('\n')
      .map((each) => each.trim()),
  ).toEqual(['2 type=failed-save&page=guest&status=500', '1 type=failed-save&page=guest&status=0', '900']);
});

// A minimal Debian has no curl, and nothing else here needs it.
const hasCurl = spawnSync('curl', ['--version']).status === 0;
test.skipIf(!hasCurl)('the command of docs/backend.md returns a token of the backend', async () => {
  const command = readBlock('docs/backend.md', 'curl')
    .replace('https://api.example.com', backend.origin)
    .replace('"email":"…","password":"…"', `"email":"${admin.email}","password":"${admin.password}"`);
  const { stdout } = await run(command);
  expect(JSON.parse(stdout)).toMatchObject({ token: expect.stringMatching(/^eyJ/) });
});

async function run(command: string, cwd = '.') {
  const child = spawn(command, { shell: true, cwd, env: { ...process.env, NO_COLOR: '1' } });
  const status = new Promise<number | null>((done) => child.once('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout, stderr };
}

/** The code block of a document that contains these words. */
function readBlock(document: string, words: string): string {
  const blocks = [...readFileSync(document, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)].map(
    ([, commands = '']) => commands,
  );
  return blocks.find((block) => block.includes(words)) ?? '';
}
