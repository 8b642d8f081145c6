/** Numbers in growing order, each once. */
export const sortedNumbers = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
