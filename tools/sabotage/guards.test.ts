import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guards } from './guards.ts';

test.each(guards)('[$tag] the guard is in $file once', ({ file, from }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
});
