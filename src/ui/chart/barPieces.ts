import type { Looked } from './seriesLook';

export interface BarSeries extends Looked {
  readonly key: string;
  readonly label: string;
  /** The name at each bar, where `label` says more than the name. */
  readonly short?: string;
  /** One value for each category; null without a value. */
  readonly values: readonly (number | null)[];
}

/** One bar, or one part of a stack, from value to value. */
export interface BarPiece {
  readonly series: number;
  readonly category: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The start and end value of each bar. In a stack, negative amounts are stacked downwards from zero. */
export function barPieces(
  series: readonly BarSeries[],
  categories: number,
  arrangement: 'grouped' | 'stacked',
): BarPiece[] {
  return Array.from({ length: categories }, (_, category) => category).flatMap((category) => {
    const reached = { up: 0, down: 0 };
    return series.flatMap(({ values }, index) => {
      const value = values[category];
      if (value === null || value === undefined || !Number.isFinite(value)) return [];
      const side = value < 0 ? 'down' : 'up';
      const from = arrangement === 'stacked' ? reached[side] : 0;
      reached[side] = from + value;
      return [{ series: index, category, value, from, to: from + value }];
    });
  });
}
