/** The twelve months as dates (`yyyy-MM-dd`) for the time axis of a chart; the year is arbitrary. */
export const monthDates: readonly string[] = Array.from(
  { length: 12 },
  (_, month) => `2024-${String(month + 1).padStart(2, '0')}-01`,
);
