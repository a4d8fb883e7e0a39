import { expect, test } from 'vitest';
import { problemFields, readFields } from './description/fields-read.ts';
import { lastName, getPaths, readPact } from './description/pact.ts';
import { findReason, readNotPinned } from './description/read-not-pinned.ts';
import { draftFile } from './pact-file.ts';

const { interactions } = readPact(draftFile);

const pinned = (operationId: string, isRefusal = false) =>
  new Set(
    interactions
      .filter(
        ({ description, response }) =>
          description.startsWith(`${operationId}:`) && response.status >= 400 === isRefusal,
      )
      .flatMap(({ response }) => getPaths(response.body?.content)),
  );

const read = readFields();

test.each(read)('$operationId: $field is read, so it is pinned or has a reason', ({ operationId, field }) => {
  const isPinned = pinned(operationId).has(field);
  const hasReason = field
    .split('.')
    .some((part) => findReason(operationId, part.replace('[]', '')) !== undefined);
  expect(isPinned || hasReason, `Pin it in the pact of ${operationId}.`).toBe(true);
});

test('the fields of a refusal are pinned', () => {
  const asked = new Set([...pinned('login', true), ...pinned('getMe', true)]);
  const missing = problemFields().filter(
    (field) => !asked.has(field) && findReason('', lastName(field)) === undefined,
  );
  expect(missing).toEqual([]);
});

test('every reason is for a field that is read', () => {
  const names = new Set([...read.map(({ field }) => field), ...problemFields()].map(lastName));
  const unread = readNotPinned.flatMap(({ fields }) => fields).filter((name) => !names.has(name));
  expect(unread).toEqual([]);
});
