/** The months of a year without a year, as the moments of a chart. */
export const monthMoments: readonly string[] = Array.from(
  { length: 12 },
  (_, month) => `2024-${String(month + 1).padStart(2, '0')}-01`,
);
