import { expect, test } from 'vitest';
import { depths } from './requests.ts';

test('what the HTML asks for has depth 1, what its script asks for depth 2', () => {
  const found = depths([
    { url: '/page', askedBy: undefined },
    { url: '/api', askedBy: '/page' },
    { url: '/page.js', askedBy: '/page' },
    { url: '/chunk.js', askedBy: '/page.js' },
    { url: '/late', askedBy: '/chunk.js' },
  ]);
  expect([...found.values()]).toEqual([0, 1, 1, 2, 3]);
});

test('an address asked for again keeps the depth of the first time', () => {
  const found = depths([
    { url: '/page', askedBy: undefined },
    { url: '/a.js', askedBy: '/page' },
    { url: '/api', askedBy: '/page' },
    { url: '/api', askedBy: '/a.js' },
  ]);
  expect(found.get('/api')).toBe(1);
});
