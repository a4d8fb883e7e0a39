import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccounts } from '../mocks/backend/seeds/accounts.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test('the README names the demo accounts and their passwords', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const { email, password } of demoAccounts)
    expect(readme).toMatch(new RegExp(`\`${email}\`[^,;.]*\`${password}\``));
});

test('every script and every file that the documents name exists', () => {
  const missing = ['README.md', ...globSync('{docs,contracts}/**/*.md')].flatMap((document) => {
    const text = readFileSync(document, 'utf8');
    const commands = [...text.matchAll(/npm run ([a-z0-9:]+)/g)].map(([, name = '']) => name);
    const files = [...text.matchAll(/npx node ([\w/-]+\.ts)/g)].map(([, file = '']) => file);
    const links = [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, file = '']) => file,
    );
    return [
      ...commands.filter((name) => !(name in scripts)),
      ...files.filter((file) => !existsSync(file)),
      ...links.filter((file) => !existsSync(join(dirname(document), file))),
    ].map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
