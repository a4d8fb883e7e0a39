import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { committedFile, draftFile, readInteractions } from './pact-file.ts';

const page = readFileSync(join(import.meta.dirname, 'BACKEND.md'), 'utf8');
const questions = readFileSync(join(import.meta.dirname, '../openapi/QUESTIONS.md'), 'utf8');

const stateAsText = (name: string, parameters: string[]) => `${name} (${parameters.toSorted().join(', ')})`;

/** The rows of the table of states, without its head. */
const listed = (page.split('## The states')[1]?.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name = '', parameters = '']) => stateAsText(name, parameters.split(', ')));

const asked = readInteractions(draftFile)
  .flatMap(({ providerStates }) => providerStates)
  .map(({ name, params }) => stateAsText(name, Object.keys(params)));

test('the page for the backend’s team lists the states of the pact with their parameters', () => {
  expect(listed.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('the page names the pact by its file', () => {
  expect(page).toContain(`(pacts/${committedFile.split('/').at(-1)})`);
});

test('every question that the page names is one of openapi/QUESTIONS.md', () => {
  const named = page.match(/\bA\d+\b/g) ?? [];
  expect(named.filter((number) => !questions.includes(`## ${number}.`))).toEqual([]);
  expect(named).not.toEqual([]);
});
