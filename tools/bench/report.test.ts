import { expect, test } from 'vitest';
import { guestMeasures } from './measures.ts';
import { reportRows, table } from './report.ts';
import type { Visit } from './visit.ts';

const createVisit = (largestPaint: number, usable: number, scriptBytes = 0): Visit => ({
  vitals: {
    firstPaint: 300,
    readable: usable,
    bundle: 0,
    largestPaint,
    largestElement: 'IMG',
    usable,
    lastChange: usable,
    tasks: [],
    shift: 0,
    faults: [],
  },
  requests: scriptBytes > 0 ? 4 : 3,
  depth: { api: 1, card: 1 },
  scriptBytes,
});
const handWritten = [createVisit(500, 600), createVisit(520, 610), createVisit(480, 590)];

test('a target applies to medians, not to one slow visit', () => {
  const ours = [
    createVisit(500, 600, 69_000),
    createVisit(494, 610, 69_000),
    createVisit(9000, 9000, 69_000),
  ];
  const rows = reportRows(guestMeasures, ours, handWritten);
  expect(rows.find(({ name }) => name === 'LCP')).toEqual({
    name: 'LCP',
    ours: '500 ms (494–9000)',
    handWritten: '500 ms (480–520)',
    ratio: '1.00× (0.95–18.75)',
    target: '≤ 1×',
    kept: true,
  });
  expect(rows.every(({ kept }) => kept !== false)).toBe(true);
});

test('a missed target is marked', () => {
  const ours = [createVisit(500, 721, 72_100)];
  const missed = reportRows(guestMeasures, ours, handWritten).filter(({ kept }) => kept === false);
  expect(missed.map(({ name }) => name)).toEqual(['Text readable', 'Control usable', 'JavaScript']);
});

test('a control that never worked meets no target', () => {
  const row = reportRows(guestMeasures, [createVisit(500, Number.NaN)], handWritten).find(
    ({ name }) => name === 'Control usable',
  );
  expect(row?.kept).toBe(false);
});

test('the table has aligned columns', () => {
  const [head, ...lines] = table(reportRows(guestMeasures, [createVisit(600, 700)], handWritten)).split('\n');
  const column = head?.indexOf('target');
  const promised = lines.filter((line) => line.includes('≤'));
  expect(promised.map((line) => line.indexOf('≤'))).toEqual(promised.map(() => column));
});
