import type { Looked } from './seriesLook';

export interface Slice extends Looked {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

const othersKey = 'others';

/**
 * The slices of a pie, largest first; the smallest are merged into one. Slices of an ordered scale keep their order.
 *
 * A single small slice is not merged, so that it has its name. Zero, negative and unknown amounts have no slice.
 *
 * @param maxSlices - above this number, the largest `maxSlices - 1` slices are not merged
 * @param others - the label of the merged slice
 * @source reference/emergencies.md, section 1.8: "largest 3 + Others when more than 4 slices"
 */
export function pieSlices(slices: readonly Slice[], others: string, maxSlices = 4): Slice[] {
  const counted = slices.filter(({ value }) => Number.isFinite(value) && value > 0);
  if (counted.every(({ step }) => step !== undefined)) return counted;
  const sorted = counted.toSorted((a, b) => b.value - a.value);
  if (sorted.length <= maxSlices) return sorted;
  const rest = sorted.slice(maxSlices - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, maxSlices - 1), { key: othersKey, label: others, value: rest }];
}
