import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { committedFile, draftFile, provider, readInteractions } from './pact-file.ts';

const page = readFileSync(join(import.meta.dirname, 'BACKEND.md'), 'utf8');
const questions = readFileSync(join(import.meta.dirname, '../openapi/QUESTIONS.md'), 'utf8');

/** The rows of the table of states without its head: the parameters of each state. */
const listed = new Map(
  (page.split('## The states')[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', parameters = '']) => [name, parameters.split(', ').filter(Boolean)]),
);

const asked = new Map<string, Set<string>>();
for (const { providerStates } of readInteractions(draftFile)) {
  for (const { name, params } of providerStates) {
    const known = asked.get(name) ?? new Set();
    asked.set(name, new Set([...known, ...Object.keys(params)]));
  }
}

test('the page lists the states of the pact with their parameters', () => {
  const sorted = [...asked].map(([name, names]): [string, string[]] => [name, [...names].toSorted()]);
  expect(Object.fromEntries([...listed].map(([name, names]) => [name, names.toSorted()]))).toEqual(
    Object.fromEntries(sorted),
  );
});

test('every question that the page names exists in openapi/QUESTIONS.md', () => {
  const named = page.match(/\bA\d+\b/g) ?? [];
  expect(named.filter((number) => !questions.includes(`## ${number}.`))).toEqual([]);
  expect(named).not.toEqual([]);
});

test.each(['github-actions.yml', 'gitlab-ci.yml'])('the jobs of %s run existing commands', (file) => {
  const text = readFileSync(join(import.meta.dirname, 'ci', file), 'utf8');
  expect(() => parse(text) as unknown).not.toThrow();
  expect(text).toContain(`--file package/${committedFile.split('/').at(-1)} --provider-name ${provider}`);
  expect(text).toContain('npx --yes --package ./guestwise-contract-*.tgz conformance http');
  expect(page).toContain(`(ci/${file})`);
});

test('the count that a CI requires is nearly the whole pact', () => {
  const left = readInteractions(draftFile).length - Number(/-ge (\d+)/.exec(page)?.[1]);
  expect(left >= 0 && left < 20).toBe(true);
});
