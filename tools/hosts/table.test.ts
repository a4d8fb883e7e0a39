import { expect, test } from 'vitest';
import { checkTable } from './table.ts';

const document = '| Host | bytes |\n| nginx 1.22, gzip | 9.8 + 78.9 kB |\n';
const found = (page: string, bundle: string) => [
  { check: 'guest link', problem: '', figure: `${page} kB gzip` },
  { check: 'guest bundle', problem: '', figure: `${bundle} kB gzip` },
];

test('the bytes in the table match those on the wire, within a few per cent', () => {
  expect(checkTable('nginx', found('9.6', '80.1'), document).problem).toBe('');
  expect(checkTable('nginx', found('9.6', '90'), document).problem).toBe(
    'say 9.8 + 78.9 kB, and it is 9.6 + 90 kB',
  );
  expect(checkTable('nginx', found('35.1', '78.9'), document).problem).toContain('35.1');
  expect(checkTable('Caddy', found('9.8', '78.9'), document).problem).toContain('undefined');
});
