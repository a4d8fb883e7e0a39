/**
 * A percentile, interpolated between its neighbours.
 * @param share from 0 (the minimum) to 1 (the maximum)
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

/** The results of an undisturbed, a typical and a disturbed run. */
export const spread = (values: readonly number[]) => ({
  least: percentile(values, 0),
  median: median(values),
  greatest: percentile(values, 1),
});

/** The ratio to the other's value, pair by pair, over runs that took turns. */
export const ratiosOfPairs = (values: readonly number[], others: readonly number[]) =>
  values.map((value, pair) => value / (others[pair] ?? Number.NaN));
