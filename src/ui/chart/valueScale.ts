import { scalePower } from '@visx/scale';

/**
 * A scale for amounts, linear unless told otherwise: it always holds zero, and has an extent even when all values are zero or there is one alone.
 *
 * @param values - nothing, one, negative ones: all are allowed
 * @param range - pixels of the least and the most
 * @param exponent - below 1 small amounts get more room beside large ones: 1/3 for cube roots
 */
export function valueScale(
  values: readonly (number | null | undefined)[],
  range: readonly [number, number],
  exponent = 1,
) {
  const known = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  const domain: [number, number] = least === most ? [0, 1] : [least, most];
  return scalePower<number>({ domain, range: [...range], nice: 5, exponent });
}

/** In pixels: names of marks nearer than this would touch. */
const leastGap = 14;

/**
 * Where the axis of some amounts has its marks. Counts are marked at whole numbers only: there is no half emergency.
 *
 * @param tickCount - the approximate number of ticks
 */
export function valueTicks(
  scale: ReturnType<typeof valueScale>,
  values: readonly (number | null | undefined)[],
  tickCount = 5,
): number[] {
  const areCounts = values.every((value) => typeof value !== 'number' || Number.isInteger(value));
  const ticks = scale.ticks(tickCount).filter((tick) => !areCounts || Number.isInteger(tick));
  // on a curved scale the large ones crowd
  const kept: number[] = [];
  for (const tick of ticks) {
    const last = kept.at(-1);
    if (last === undefined || Math.abs(scale(tick) - scale(last)) >= leastGap) kept.push(tick);
  }
  return kept;
}
