/** The most that a measure may be: itself, or as a ratio to another column. */
export interface Target {
  max: number;
  /** The column that the ratio is to. */
  to?: string;
}

/** The measures of the visits to one page or to one size. */
export interface Column {
  name: string;
  visits: readonly Record<string, number>[];
}

/** The middle value, or the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [(sorted.length - 1) >> 1, sorted.length >> 1].map((at) => sorted[at] ?? Number.NaN);
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/**
 * The medians of each measure and their ratios to the first column, as a text, and whether every target is met.
 * @param ours the product or the largest size, the first column
 */
export function report([ours, ...others]: readonly Column[], targets: Record<string, Target>) {
  if (!ours) throw new Error('A report of nothing');
  let areMet = true;
  const rows = Object.keys(ours.visits[0] ?? {}).map((measure) => {
    const medianOf = ({ visits }: Column) => median(visits.map((visit) => visit[measure] ?? Number.NaN));
    const value = medianOf(ours);
    const target = targets[measure];
    const base = others.find(({ name }) => name === target?.to);
    const isMet = !target || (base ? value / medianOf(base) : value) <= target.max;
    areMet &&= isMet;
    return [
      measure,
      format(value),
      ...others.flatMap((other) => [format(medianOf(other)), formatRatio(value / medianOf(other))]),
      target ? `${isMet ? '✓' : '✗'} ≤ ${target.max}${target.to ? ` × ${target.to}` : ''}` : '',
    ];
  });
  const head = ['', ours.name, ...others.flatMap(({ name }) => [name, 'ratio']), 'target'];
  return { text: table([head, ...rows]), areMet };
}

const format = (value: number) =>
  Number.isNaN(value) ? '–' : String(Number(value.toFixed(value < 10 ? 3 : 0)));
const formatRatio = (ratio: number) => (Number.isFinite(ratio) ? `× ${ratio.toFixed(2)}` : '');

function table(rows: readonly (readonly string[])[]) {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))),
    )
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n');
}
