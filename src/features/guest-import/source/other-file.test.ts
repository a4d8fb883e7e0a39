import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

const read = (data: Blob) => readTable({ data });

test.each([
  ['page', '<!DOCTYPE html><title>Log in</title>'],
  ['page', '\uFEFF\n<html><body><table><tr><td>Ada</td></tr></table>'],
  ['page', '<?xml version="1.0"?><Workbook/>'],
  ['pdf', '%PDF-1.7\n'],
  ['office', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['office', String.raw`{\rtf1\ansi Ada}`],
  ['binary', '\0\0\0\x18ftypheic'],
  ['binary', new Uint8Array(512).map((_, place) => (place * 37) % 251)],
])('[F64] a file that is not a list is identified by its kind: %s', async (kind, content) => {
  await expect(read(new Blob([content]))).rejects.toMatchObject({ name: 'OtherFile', kind });
});

test.each([
  '<3 Ada,5550110001',
  'PK Sharma,5550110001',
  'RIFFAT Khan,5550110001',
  'Ada & Benn,5550110001',
  'Name\tPhone\nHTML Lovelace\t5550110001',
  '%PDF,1',
  '',
])('the list %j is read', async (text) => {
  await expect(read(new Blob([text]))).resolves.toBeDefined();
});
