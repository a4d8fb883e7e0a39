/**
 * The value below which the given share of the values lies, interpolated between neighbours.
 * @param share from 0 (the least) to 1 (the greatest)
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new RangeError('A percentile of no values');
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** What an undisturbed run, a usual one and a disturbed one came to. */
export const spread = (values: readonly number[]) => ({
  least: percentile(values, 0),
  median: median(values),
  greatest: percentile(values, 1),
});

/** How many times the other's median, over runs that took turns. */
export const ratioOfMedians = (values: readonly number[], others: readonly number[]) =>
  median(values) / median(others);
