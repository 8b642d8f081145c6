/** The numbers of a chart as rows: what its table shows and its CSV holds. */
export interface ChartTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A row for each label, a column for each series. */
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
