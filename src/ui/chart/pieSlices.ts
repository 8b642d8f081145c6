export interface Slice {
  readonly key: string;
  readonly label: string;
  readonly value: number;
}

const othersKey = 'others';

/**
 * The slices of a pie, largest first; what follows the largest is put together.
 *
 * A single slice is never put together, it would only lose its name. Zero, negative and unknown amounts have no slice.
 *
 * @param most - above this many slices, the largest `most - 1` stay
 * @param others - what the rest is called
 * @source reference/emergencies.md, section 1.8: "largest 3 + Others when more than 4 slices"
 */
export function pieSlices(slices: readonly Slice[], others: string, most = 4): Slice[] {
  const sorted = slices.filter(({ value }) => Number.isFinite(value) && value > 0).sort((a, b) => b.value - a.value);
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1).reduce((sum, { value }) => sum + value, 0);
  return [...sorted.slice(0, most - 1), { key: othersKey, label: others, value: rest }];
}
