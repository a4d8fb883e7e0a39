import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Column } from './data-table.ts';
import { tableWidths } from './table-widths.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const getWidths = (css: string, pattern: RegExp) =>
  [...css.matchAll(pattern)].flatMap(([found]) => found.match(/\d+/g) ?? []).map(Number);
const sortUnique = (widths: readonly number[]) => [...new Set(widths)].toSorted((one, other) => one - other);

// A container query cannot read a custom property, so the style sheets repeat the widths.
const containers = /@container table[^{]+/g;
const table = read('DataTable.module.css');

test('the table’s style sheet has all widths, and no others', () => {
  expect(sortUnique(getWidths(table, containers))).toEqual(tableWidths);
  expect(getWidths(table, /var\(--columns-\d+/g)).toEqual(tableWidths);
});

test('every width but the first hides the columns of wider tables', () => {
  expect(sortUnique(getWidths(table, /\.from\d+/g))).toEqual(tableWidths.slice(1));
});

test('rows are cards below the first width', () => {
  expect(getWidths(table, /@container table \(width < [^{]+/g)).toEqual(tableWidths.slice(0, 1));
});

test('cells of guests change at widths of the table', () => {
  const widths = getWidths(read('../features/guests/GuestTable.module.css'), containers);
  expect(widths).not.toEqual([]);
  expect(tableWidths).toEqual(expect.arrayContaining(widths));
});

test('a column can wrap below only the width that the styles know', () => {
  const content = { id: 'name', header: 'Name', cell: () => null };
  const columns: Column<unknown>[] = [
    { ...content, minTableWidth: 620 },
    { ...content, minTableWidth: 860, wrapsBelow: true },
    // @ts-expect-error -- a width is needed
    { ...content, wrapsBelow: true },
    // @ts-expect-error -- another width
    { ...content, minTableWidth: 620, wrapsBelow: true },
  ];
  expect(columns).toHaveLength(4);
});
