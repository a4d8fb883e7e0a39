import { expect, test } from 'vitest';
import { depths } from './requests.ts';

test('requests of the HTML have depth 1, those of its script depth 2', () => {
  const found = depths([
    { url: '/page', askedBy: undefined },
    { url: '/api', askedBy: '/page' },
    { url: '/page.js', askedBy: '/page' },
    { url: '/chunk.js', askedBy: '/page.js' },
    { url: '/late', askedBy: '/chunk.js' },
  ]);
  expect([...found.values()]).toEqual([0, 1, 1, 2, 3]);
});

test('a repeated address keeps the depth of its first request', () => {
  const found = depths([
    { url: '/page', askedBy: undefined },
    { url: '/a.js', askedBy: '/page' },
    { url: '/api', askedBy: '/page' },
    { url: '/api', askedBy: '/a.js' },
  ]);
  expect(found.get('/api')).toBe(1);
});
