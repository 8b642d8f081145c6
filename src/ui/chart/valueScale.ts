import { scalePower } from '@visx/scale';

/**
 * A scale for amounts, linear by default. Its domain includes zero and is never empty.
 *
 * @param values - may be empty or negative
 * @param range - pixels of the minimum and the maximum
 * @param exponent - exponent of a power scale; below 1, small amounts get more room (1/3 is the cube root)
 */
export function valueScale(
  values: readonly (number | null | undefined)[],
  range: readonly [number, number],
  exponent = 1,
) {
  const known = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  const minimum = Math.min(0, ...known);
  const maximum = Math.max(0, ...known);
  const domain: [number, number] = minimum === maximum ? [0, 1] : [minimum, maximum];
  return scalePower<number>({ domain, range: [...range], nice: 5, exponent });
}

/** Minimum distance between ticks in pixels, so that their labels do not touch. */
const leastGap = 14;

/**
 * The ticks of a value axis. An axis of counts has whole numbers only.
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
  // on a power scale large ticks lie close together
  const spaced: number[] = [];
  for (const tick of ticks) {
    const last = spaced.at(-1);
    if (last === undefined || Math.abs(scale(tick) - scale(last)) >= leastGap) spaced.push(tick);
  }
  return spaced;
}
