import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../mocks/backend/routes.gen.ts';
import { begin } from './consumer.ts';
import { draftFile, getOperationId, readInteractions } from './pact-file.ts';

const covered = new Set(readInteractions(draftFile).map(getOperationId));
const operationIds = Object.keys(routes);

const idByCall = new Map(Object.entries(routes).map(([id, { method, path }]) => [`${method} ${path}`, id]));
const root = join(import.meta.dirname, '../src');

/** Every backend call in the product's source, such as `GET /api/v1/events`; the template areas have no contract. */
const calls = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|gen)\./.test(file))
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\b(GET|POST|PATCH|PUT|DELETE)\(\s*['"`](\/api\/v1\/[^'"`]*)/g,
    ),
  ])
  .map(([, method, path]) => `${method} ${path}`);
const called = new Set(calls.map((call) => idByCall.get(call) ?? call));

test('every call of the product has an interaction', () => {
  expect(called.size, 'No call was found: does the search still fit the client?').toBeGreaterThan(9);
  expect(
    [...called].filter((operation) => !covered.has(operation)),
    'Write an interaction for it in contracts/<feature>.pact.test.ts.',
  ).toEqual([]);
});

test('every interaction is a call of the product', () => {
  expect([...covered].filter((operation) => !called.has(operation))).toEqual([]);
});

test('every operation of the description has an interaction', () => {
  expect(operationIds.filter((id) => !covered.has(id))).toEqual([]);
});

test('two interactions cannot have the same name', () => {
  expect(() => begin('getMe', 'an organiser')).toThrow('already');
});
