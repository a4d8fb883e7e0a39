import { expect, test } from 'vitest';
import { getRowKeys } from './row-keys.ts';

test('[F25] rows keep their ids as keys, and a duplicate or missing id gets its own key', () => {
  const keys = getRowKeys([{ id: 'a' }, { id: 'b' }, { id: 'a' }, { id: undefined }, { id: undefined }]);
  expect(keys.slice(0, 2)).toEqual(['a', 'b']);
  expect(new Set(keys).size).toBe(5);
});
