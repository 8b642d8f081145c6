/** The middle of some figures, 0 without any; of an even count the upper one of the two in the middle. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
