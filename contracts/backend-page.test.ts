import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allFlows } from './conformance/flows/all-flows.ts';
import { committedFile, draftFile, provider, readInteractions } from './pact-file.ts';
import { states } from './state-values.ts';

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

test('conformance --states calls each state of the pact', () => {
  expect(states.toSorted()).toEqual([...asked.keys()].toSorted());
});

/** The rules that the description cannot express, each with words from the names of its flows. */
const rules = (page.split('## What the description cannot express')[1]?.split('\n## ')[0] ?? '')
  .split('\n- ')
  .slice(1)
  .map((text) => {
    const words = text.split('\n  Flows: ')[1]?.trim() ?? '';
    const flows = words === 'all.' ? [''] : [...words.matchAll(/`([^`]+)`/g)].map(([, name = '-']) => name);
    return { rule: text.slice(0, 40), flows };
  });

test.each(rules)('a flow checks the rule $rule', ({ flows }) => {
  expect(flows).not.toEqual([]);
  expect(flows.filter((words) => !allFlows.some(({ name }) => name.includes(words)))).toEqual([]);
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

test('a CI counts the interactions as its command does', () => {
  const lines = readFileSync(committedFile, 'utf8').split('\n');
  const counted = lines.filter((line) => line.includes('Synchronous/HTTP')).length;
  expect(counted).toBe(readInteractions(committedFile).length);
});
