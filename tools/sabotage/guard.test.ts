import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getRunner, takeOut } from './guard.ts';
import { guards } from './guards/guards.ts';

test('a guard is removed where its text occurs exactly once', () => {
  expect(takeOut('if (isOld) return;\nsave();', { from: 'if (isOld) return;', to: '' })).toBe('\nsave();');
  expect(() => takeOut('save();', { from: 'isOld', to: '' })).toThrow('not in the file any more');
  expect(() => takeOut('a a a', { from: 'a', to: '' })).toThrow('3 times');
});

test('a guard is tried with the fastest of its tests', () => {
  expect(getRunner({ tests: ['src/a.test.ts'] })).toBe('units');
  expect(getRunner({ tests: ['screens/a.screen.tsx'] })).toBe('screens');
  expect(getRunner({ tests: ['e2e/a/a.e2e.ts'] })).toBe('pages');
});

test('each listed guard is in its file, and its tests have its tag', () => {
  const outdated = guards.filter(({ file, from, tests, tag }) => {
    if (!existsSync(file)) return true;
    const source = readFileSync(file, 'utf8');
    const isTagged = tests.some((path) => existsSync(path) && readFileSync(path, 'utf8').includes(tag));
    return source.split(from).length !== 2 || !isTagged;
  });
  expect(outdated.map(({ tag, file, from }) => `[${tag}] ${file}: ${from}`)).toEqual([]);
});

test('each fault has a listed guard', () => {
  const faults = readFileSync('docs/faults.md', 'utf8').match(/(?<=^\| )F\d+(?= )/gm) ?? [];
  expect(faults.length).toBeGreaterThan(70);
  expect(faults.filter((fault) => !guards.some(({ tag }) => tag === fault))).toEqual([]);
});
