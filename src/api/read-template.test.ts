import { expect, test } from 'vitest';
import { UnreadableResponse } from './errors.ts';
import { parseList, parseRecord } from './read-template.ts';

test.each([undefined, null, {}, { length: 1 }, 'list'])('[F24] %j is not a list', (data) => {
  expect(() => parseList({ data: data as unknown as string[] })).toThrow(UnreadableResponse);
  expect(parseList({ data: ['a'] })).toEqual(['a']);
});

test.each([undefined, null, {}, { id: null }, []])('[F24] %j is not a record', (data) => {
  expect(() => parseRecord({ data: data as unknown as { id: string } }, 'id')).toThrow(UnreadableResponse);
  expect(parseRecord({ data: { id: 'a' } }, 'id')).toEqual({ id: 'a' });
});
