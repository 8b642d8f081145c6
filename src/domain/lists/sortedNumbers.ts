/** Unique numbers in ascending order. */
export const sortedNumbers = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
