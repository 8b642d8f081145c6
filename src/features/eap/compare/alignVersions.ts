import type { AnyField, FormOf, FormValues } from '#app/form/definition';
import { fieldEntries, valuesOfStored } from '#app/form/derive';

type Stored = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): readonly FormValues[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** What entries of these lists are about: there is one for each. @source reference/eap.md, section 1.6 */
const subjects: Readonly<Record<string, string>> = { planned_operations: 'sector', enabling_approaches: 'approach' };

/** The row of the later version that continues a row of the earlier one. */
function continuation(name: string, row: FormValues, later: readonly FormValues[]): FormValues | undefined {
  const subject = subjects[name];
  if (subject !== undefined) return later.find((each) => each[subject] === row[subject]);
  return later.find(({ previous_id }) => previous_id === row.id) ?? later.find(({ id }) => id === row.id);
}

/** Rows of the earlier version under the keys of the rows that continue them. */
function alignedRows(name: string, field: AnyField, values: unknown, before: unknown, now: unknown): unknown {
  if (!Array.isArray(values)) return values;
  return rowsOf(values).map((row) => {
    const stored = rowsOf(before).find(({ id }) => id === row.id);
    const next = stored && continuation(name, stored, rowsOf(now));
    const inner = Object.entries(field.rowFields ?? {})
      .filter(([, part]) => part.kind === 'rows')
      .map(([part, own]) => [part, alignedRows(part, own, row[part], stored?.[part], next?.[part])]);
    const own = { ...row, ...Object.fromEntries(inner) };
    return next ? { ...own, id: next.id, client_id: String(next.id) } : own;
  });
}

/**
 * The values of the earlier of two versions as a form holds them, with the keys of the rows that continue theirs in the later one.
 *
 * @source reference/eap.md, section 1.6
 */
export function earlierValues<V extends object, S extends object>(
  definition: FormOf<V, S>,
  before: S,
  now: S,
): FormValues {
  const values: FormValues = Object.fromEntries(Object.entries(valuesOfStored(definition, before)));
  for (const [name, field] of fieldEntries(definition)) {
    if (field.kind !== 'rows') continue;
    values[name] = alignedRows(name, field, values[name], (before as Stored)[name], (now as Stored)[name]);
  }
  return values;
}
