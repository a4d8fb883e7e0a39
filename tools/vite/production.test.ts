import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { demoAccounts } from '../../mocks/backend/seeds/accounts.ts';
import { budgets, productionProblems } from './budgets.ts';
import { organiserProblems, templateApiProblems } from './organiser-budget.ts';
import { accountsOnOffer } from './standalone-export.ts';

const chunk = (code: string, ...modules: string[]) => ({
  code,
  modules: Object.fromEntries(modules.map((id) => [id, {} as never])),
});

test('[F55] accounts are offered with mocks, never in production', () => {
  expect(accountsOnOffer('production')).toBe('[]');
  expect(accountsOnOffer('staging')).toBe('[]');
  expect(JSON.parse(accountsOnOffer('standalone'))).toEqual(demoAccounts);
});

test.each([
  ['a text', `const x='${JSON.stringify(demoAccounts)}'`],
  ['an escaped text', `const x=${JSON.stringify(JSON.stringify(demoAccounts))}`],
  ['accounts of somebody else', 'const x=`[{"email":"a@b.c", "password": "hunter2"}]`'],
])('[F55] a production build that offers accounts with passwords fails: %s', (_, code) => {
  expect(productionProblems([chunk('ok()', '/src/organiser/main.tsx'), chunk(code)])).toEqual([
    'The production build offers an account with its password (VITE_DEMO_ACCOUNTS).',
  ]);
  expect(productionProblems([chunk(`const x={password:"Please enter your password."},y='[]'`)])).toEqual([]);
});

test('[F55] mocks and tools for development fail a production build, the API of the template areas does not', () => {
  const forbidden = [
    '/mocks/backend/seeds/wedding.ts',
    '/mocks/serve/in-page.ts',
    '/mocks/scenarios/scenarios.ts',
    '/node_modules/ajv/dist/2020.js',
    '/node_modules/@tanstack/react-query-devtools/build/index.js',
  ];
  const allowed = ['/mocks/template/page.ts', '/mocks/engine/token.ts', '/mocks/scenarios/intercept.ts'];
  expect(productionProblems([chunk('', ...allowed, ...forbidden)])).toEqual(
    forbidden.map((id) => `The production build carries ${id}.`),
  );
});

test('[F55] the plugin fails the build with every problem', () => {
  const { generateBundle } = budgets();
  if (typeof generateBundle !== 'object')
    throw new TypeError('The budgets weigh the bundle in no such step.');
  const bundle = {
    'a.js': { type: 'chunk', ...chunk(JSON.stringify(demoAccounts), '/mocks/backend/db.ts') },
  };
  expect(() =>
    Reflect.apply(generateBundle.handler, { environment: { name: 'client' } }, [{}, bundle]),
  ).toThrow(/^The production build carries \/mocks\/backend\/db\.ts\.\n.*offers an account.*$/);
});

test.each([
  ['production', ['budgets', 'static-export'], ['standalone-export']],
  ['standalone', ['static-export', 'standalone-export'], ['budgets']],
])('[F55] [F69] the checks apply to the %s build', async (mode, held, absent) => {
  const before = { ...process.env };
  const { plugins, env } = await resolveConfig({ logLevel: 'silent' }, 'build', mode);
  process.env = before;
  const names = plugins.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(held.map((name) => `guestwise:${name}`)));
  for (const name of absent) expect(names).not.toContain(`guestwise:${name}`);
  expect(env.VITE_DEMO_ACCOUNTS).toBe(accountsOnOffer(mode));
});

const part = (fileName: string, id: string, imports: string[] = [], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry,
  ...chunk(fileName.repeat(10), id),
});

test('a template API over its budget fails the build', () => {
  const entry = part('entry.js', '/src/organiser/main.tsx', ['shared.js'], true);
  const shared = part('shared.js', '/src/ui/layout/Page.tsx');
  const api = part('api.js', '/mocks/template/page.ts', ['shared.js', 'seeds.js']);
  const bundle = { 'entry.js': entry, 'shared.js': shared, 'api.js': api } as never;
  const heavier = { ...(bundle as object), 'seeds.js': part('seeds.js', '/mocks/template/db.ts') } as never;
  const [problem = ''] = templateApiProblems(bundle, 1);
  const [, bytes = ''] = /loads (\d+) bytes of its API after brotli; 1 are allowed/.exec(problem) ?? [];
  expect(templateApiProblems(bundle, Number(bytes))).toEqual([]);
  expect(templateApiProblems(heavier, Number(bytes))).toHaveLength(1);
  expect(() => templateApiProblems({ 'entry.js': entry } as never)).toThrow('no part');
});

test('a page over its budget fails, and so does a stray budget', () => {
  const bundle = {
    'entry.js': part('entry.js', '/src/organiser/main.tsx', ['shared.js'], true),
    'shared.js': part('shared.js', '/src/ui/layout/Page.tsx', ['entry.js']),
    'login.js': part('login.js', '/src/routes/login.tsx?tsr-split=component', ['shared.js']),
    'other.js': part('other.js', '/src/routes/other.tsx?tsr-split=component'),
  } as never;
  const page = { page: '/login', routes: ['login'], messages: [], script: 1_000 };
  expect(organiserProblems(bundle, [{ ...page, bytes: 1_000 }])).toEqual([]);
  const [problem = ''] = organiserProblems(bundle, [{ ...page, bytes: 10 }]);
  expect(problem).toMatch(/^\/login loads \d+ bytes of scripts and styles after brotli; 10 are allowed\.$/);
  expect(organiserProblems(bundle, [{ ...page, bytes: 1_000, script: 10 }]).join()).toMatch(
    /^\/login loads \d+ bytes of scripts after brotli; 10 are allowed\.$/,
  );
  expect(() => organiserProblems(bundle, [{ ...page, routes: ['gone'], bytes: 10 }])).toThrow('gone');
});
