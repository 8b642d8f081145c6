/** The median of some values, 0 without any; the upper of the two middle values for an even count. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
