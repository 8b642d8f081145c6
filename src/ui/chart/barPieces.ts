export interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** One for each category; null without a value. */
  readonly values: readonly (number | null)[];
  /** Its place among the looks, where that is not its place among the series: so that it looks the same in every selection. */
  readonly index?: number;
}

/** One bar, or one part of a stack, from value to value. */
export interface BarPiece {
  readonly series: number;
  readonly category: number;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Where each bar begins and ends. In a stack what is below zero goes down from zero, apart from what goes up. */
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
