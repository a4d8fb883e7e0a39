import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectFacts } from './description/facts.ts';
import { collectFields, parsers, problemFields } from './description/fields-read.ts';
import { findReason, readNotPinned } from './description/read-not-pinned.ts';
import type { OpenApi } from './description/schema.ts';
import { draftFile } from './pact-file.ts';

const api = parse(readFileSync(join(import.meta.dirname, '../openapi/backend.yaml'), 'utf8')) as OpenApi;
const facts = collectFacts(api);

interface Pinned {
  description: string;
  response: { status: number; body?: { content?: unknown } };
}
const { interactions } = JSON.parse(readFileSync(draftFile, 'utf8')) as { interactions: Pinned[] };

/** The paths of all fields of a body, items of a list as `[]`. */
function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return [at, ...pathsOf(inner, at)];
  });
}
const pinned = (operationId: string, isRefusal = false) =>
  new Set(
    interactions
      .filter(
        ({ description, response }) =>
          description.startsWith(`${operationId}:`) && response.status >= 400 === isRefusal,
      )
      .flatMap(({ response }) => pathsOf(response.body?.content)),
  );

const read = Object.entries(parsers).flatMap(([operationId, { at, parse }]) =>
  collectFields(parse).map((field) => ({ operationId, field: `${at}${field}` })),
);
const lastName = (field: string) => field.split(/[.[\]]+/).findLast((part) => part !== '') ?? '';

test.each(read)(
  '$operationId: $field is read, so it is pinned, or there is a reason',
  ({ operationId, field }) => {
    const isPinned = pinned(operationId).has(field);
    const hasReason = field
      .split('.')
      .some((part) => findReason(operationId, part.replace('[]', '')) !== undefined);
    expect(isPinned || hasReason, `Pin it in the pact of ${operationId}.`).toBe(true);
  },
);

const described = read.filter(({ field }) => !['id', 'totalDocs'].includes(lastName(field)));

test.each(described)('$operationId: $field is read, so it is described', ({ operationId, field }) => {
  // The sums are read on the event where they are not beside it.
  const place = operationId === 'getEvent' ? field.replace('data.guestsAnalytics', 'guestsAnalytics') : field;
  const facts200 = ['200', '201'].map((status) => `${operationId}: ${status}.${place} is described`);
  expect(facts200.some((fact) => facts.has(fact))).toBe(true);
});

test('the fields of a refusal are pinned', () => {
  const asked = new Set([...pinned('login', true), ...pinned('getMe', true)]);
  const missing = problemFields().filter(
    (field) => !asked.has(field) && findReason('', lastName(field)) === undefined,
  );
  expect(missing).toEqual([]);
});

test('every reason is of a field that is read', () => {
  const names = new Set([...read.map(({ field }) => field), ...problemFields()].map(lastName));
  const unread = readNotPinned.flatMap(({ fields }) => fields).filter((name) => !names.has(name));
  expect(unread).toEqual([]);
});
