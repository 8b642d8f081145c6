/**
 * Dates and figures of a list's rows that may be null, each with the server's filter that leaves out rows without it: for a date the one
 * for 'on or after', `start_date__gte`. Null where the server has none.
 */
export type NullableFields = Readonly<Record<string, string | null>>;

export const hasValue = (row: unknown, field: string) => (row as Readonly<Record<string, unknown>>)[field] != null;

/** The nullable date or figure by which a list is sorted from the latest or highest: the server puts rows without it first. Undefined where none can come first. */
export function fieldSortedDescending(
  { ordering, ...filters }: { readonly ordering?: string },
  fields: NullableFields,
): string | undefined {
  const [first = ''] = ordering?.split(',') ?? [];
  const field = first.startsWith('-') && Object.hasOwn(fields, first.slice(1)) ? first.slice(1) : undefined;
  // a filter by the field leaves out the rows without it
  const isFiltered = Object.entries(filters).some(([name, value]) => name.startsWith(`${field}__`) && value != null);
  return isFiltered ? undefined : field;
}

/** The rows with a value of the field in their order, then those without it. */
export const emptyLast = <Row>(rows: readonly Row[], field: string | undefined): readonly Row[] =>
  field === undefined
    ? rows
    : [...rows.filter((row) => hasValue(row, field)), ...rows.filter((row) => !hasValue(row, field))];
