import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableWidths } from './rows.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const getWidths = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].flatMap(([found]) => found.match(/\d+(\.\d+)?/g) ?? []).map(Number);
/** The widths of the container queries, which are in rem, in px. */
const getContainers = (css: string, pattern = /@container table[^{]+/g) =>
  getWidths(css, pattern).map((rem) => rem * 16);
const sortUnique = (widths: readonly number[]) => [...new Set(widths)].toSorted((one, other) => one - other);

// A container query cannot read a custom property, so the style sheets repeat the widths.
const table = read('table.module.css');
/** The width below which a card has no room beside its title. */
const narrowCard = 256;

test('the style sheet has exactly the widths of the table', () => {
  expect(sortUnique(getContainers(table))).toEqual([narrowCard, ...tableWidths]);
  expect(getWidths(table, /var\(--columns-\d+/g)).toEqual(tableWidths);
  expect(getContainers(table, /@container table \(width < [^{]+/g)).toEqual([tableWidths[0], narrowCard]);
  expect(sortUnique(getWidths(table, /\.from\d+/g))).toEqual(tableWidths.slice(1));
});

const features = join(import.meta.dirname, '../../features');
const sheets = globSync('**/*.css', { cwd: features })
  .map((file) => [file, getContainers(readFileSync(join(features, file), 'utf8'))] as const)
  .filter(([, widths]) => widths.length > 0);

test.each(sheets)('the cells of %s change at widths of the table', (_, widths) => {
  expect(tableWidths).toEqual(expect.arrayContaining(widths));
});
