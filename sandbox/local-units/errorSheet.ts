/** The errors of a row by the header of their column. */
type RowErrors = Readonly<Record<string, string>>;

type Cell = string | number;

/**
 * The uploaded columns with the result of each row, and after each offending column its error. Errors of no column come last.
 *
 * @param errors - of each row of `data`
 * @source reference/local-units.md, section 4.6
 */
export function errorSheet(
  headers: readonly string[],
  data: readonly (readonly Cell[])[],
  errors: readonly RowErrors[],
): Cell[][] {
  const failing = headers.filter((header) => errors.some((row) => row[header] !== undefined));
  const others = [...new Set(errors.flatMap(Object.keys))].filter((name) => !headers.includes(name));
  const spread = (cells: readonly Cell[], error: (header: string) => string) =>
    headers.flatMap((header, index) => [cells[index] ?? '', ...(failing.includes(header) ? [error(header)] : [])]);
  return [
    ['Upload Status', ...spread(headers, (header) => `${header}_error`), ...others.map((name) => `${name}_error`)],
    ...data.map((cells, index) => {
      const row = errors[index] ?? {};
      const status = Object.keys(row).length > 0 ? 'FAILED' : 'SUCCESS';
      return [status, ...spread(cells, (header) => row[header] ?? ''), ...others.map((name) => row[name] ?? '')];
    }),
  ];
}
