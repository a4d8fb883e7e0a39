import type { Measure } from './measures.ts';
import { median, ratiosOfPairs, spread } from './statistics.ts';
import type { Visit } from './visit.ts';

export interface Row {
  name: string;
  ours: string;
  handWritten: string;
  ratio: string;
  target: string;
  /** Undefined without a target. */
  kept: boolean | undefined;
}

/** The result of each target, over visits that took turns. */
export const reportRows = (
  measures: readonly Measure[],
  ours: readonly Visit[],
  handWritten: readonly Visit[],
): Row[] =>
  measures.map((measure) => {
    const values = ours.map(measure.of);
    const others = handWritten.map(measure.of);
    const { target } = measure;
    const ratios = spread(ratiosOfPairs(values, others));
    const ofTheirs = ratios.median;
    return {
      name: measure.name,
      ours: inWords(values, measure),
      handWritten: inWords(others, measure),
      ratio: Number.isFinite(ofTheirs) ? ratioInWords(ratios) : '',
      target: target ? `≤ ${target.atMost}${target.ratio ? '×' : withUnit(measure)}` : '',
      kept: target && (target.ratio ? ofTheirs : median(values)) <= target.atMost,
    };
  });

const inWords = (values: readonly number[], measure: Measure) => {
  const { least, median, greatest } = spread(values);
  const formatRounded = (value: number) => String(Number(value.toFixed(measure.unit === 'ms' ? 0 : 2)));
  const range = least === greatest ? '' : ` (${formatRounded(least)}–${formatRounded(greatest)})`;
  return formatRounded(median) + withUnit(measure) + range;
};

const ratioInWords = ({ least, median: middle, greatest }: ReturnType<typeof spread>) =>
  `${middle.toFixed(2)}×` + (least === greatest ? '' : ` (${least.toFixed(2)}–${greatest.toFixed(2)})`);

const withUnit = ({ unit }: Measure) => (unit === '' ? '' : ` ${unit}`);

/** The rows below their headings, in columns. */
export function table(rows: readonly Row[]): string {
  const cells = [
    ['', 'ours', 'hand-written', 'ratio', 'target', ''],
    ...rows.map(({ name, ours, handWritten, ratio, target, kept }) => [
      name,
      ours,
      handWritten,
      ratio,
      target,
      kept === undefined ? '' : kept ? '✓' : '✗',
    ]),
  ];
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
