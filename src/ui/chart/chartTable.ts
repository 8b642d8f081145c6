/** The numbers of a chart as rows, for its table and its CSV file. */
export interface ChartTable {
  readonly columns: readonly string[];
  /** What the numbers depend on, for the first lines of the file: filters, months, units. */
  readonly settings?: readonly (readonly [name: string, value: string])[];
  /** The hashtags of the columns in files (HXL 1.1), an empty text for one without; without them none are offered. */
  readonly hxl?: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A table with a row for each label and a column for each series. */
export function seriesTable(
  labelHeading: string,
  labels: readonly string[],
  series: readonly { readonly label: string; readonly values: readonly (number | null | undefined)[] }[],
): ChartTable {
  return {
    columns: [labelHeading, ...series.map(({ label }) => label)],
    rows: labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? null)]),
  };
}
