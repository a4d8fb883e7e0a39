import { expect, test } from 'vitest';
import { UnreadableResponse } from '../../api/errors.ts';
import { parseData } from './read-template.ts';

test.each([undefined, null, {}, { length: 1 }, 'list'])('[F24] %j is not a list', (data) => {
  expect(() => parseData({ data: data as unknown as string[] })).toThrow(UnreadableResponse);
  expect(parseData({ data: ['a'] })).toEqual(['a']);
});

test.each([undefined, null, {}, { id: null }, []])('[F24] %j is not a record', (data) => {
  expect(() => parseData({ data: data as unknown as { id: string } }, 'id')).toThrow(UnreadableResponse);
  expect(parseData({ data: { id: 'a' } }, 'id')).toEqual({ id: 'a' });
});
