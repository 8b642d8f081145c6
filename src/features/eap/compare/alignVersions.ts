import type { AnyField, FormOf, FormValues } from '#app/form/definition';
import { fieldEntries, valuesOfStored } from '#app/form/derive';
import { rowsIn } from '#ui/drafts/rows';

type Stored = Readonly<Record<string, unknown>>;

/** What entries of these lists are about: there is one for each. @source reference/eap.md, section 1.6 */
export const subjects: Readonly<Record<string, 'sector' | 'approach'>> = {
  planned_operations: 'sector',
  enabling_approaches: 'approach',
};

/** Whether a row goes back to one of an earlier version, by its list and the ids of both. */
type Continues = (path: string, row: FormValues, earlier: unknown) => boolean;

/** What each row of a document continues, by the path of its list and its id. */
const continuedRows = (document: Stored, path = ''): readonly (readonly [key: string, continued: unknown])[] =>
  Object.entries(document).flatMap(([name, value]) =>
    rowsIn(value).flatMap((row) => [
      [`${path}${name} ${row.id}`, row.previous_id] as const,
      ...continuedRows(row, `${path}${name}.`),
    ]),
  );

/** A row names the one of the version just before; what that one continues stands in the versions in between. */
function continuesThrough(between: readonly Stored[]): Continues {
  const continued = new Map(between.flatMap((version) => continuedRows(version)));
  return (path, row, earlier) => {
    let id = row.previous_id;
    // a row of each version is met once at most
    for (let met = 0; met <= between.length && typeof id === 'number'; met += 1) {
      if (id === earlier) return true;
      id = continued.get(`${path} ${id}`);
    }
    return false;
  };
}

/** The row of the later version that continues a row of the earlier one. */
function continuation(path: string, row: FormValues, later: readonly FormValues[], continues: Continues) {
  const subject = subjects[path];
  if (subject !== undefined) return later.find((each) => each[subject] === row[subject]);
  return later.find((each) => continues(path, each, row.id)) ?? later.find(({ id }) => id === row.id);
}

interface AlignedList {
  readonly path: string;
  readonly field: AnyField;
  readonly values: unknown;
  readonly before: unknown;
  readonly now: unknown;
}

/** Rows of the earlier version under the keys of the rows that continue them. */
function alignedRows({ path, field, values, before, now }: AlignedList, continues: Continues): unknown {
  if (!Array.isArray(values)) return values;
  return rowsIn(values).map((row) => {
    const stored = rowsIn(before).find(({ id }) => id === row.id);
    const next = stored && continuation(path, stored, rowsIn(now), continues);
    const inner = Object.entries(field.rowFields ?? {})
      .filter(([, part]) => part.kind === 'rows')
      .map(([name, part]) => {
        const list = { path: `${path}.${name}`, field: part, values: row[name] };
        return [name, alignedRows({ ...list, before: stored?.[name], now: next?.[name] }, continues)];
      });
    const own = { ...row, ...Object.fromEntries(inner) };
    return next ? { ...own, id: next.id, client_id: String(next.id) } : own;
  });
}

/**
 * The values of the earlier of two versions as a form holds them, with the keys of the rows that continue theirs in the later one.
 *
 * @param between - the versions between the two, in any order
 * @source reference/eap.md, section 1.6
 */
export function earlierValues<V extends object, S extends object>(
  definition: FormOf<V, S>,
  before: S,
  now: S,
  between: readonly S[] = [],
): FormValues {
  const values: FormValues = Object.fromEntries(Object.entries(valuesOfStored(definition, before)));
  const continues = continuesThrough(between as readonly Stored[]);
  for (const [name, field] of fieldEntries(definition)) {
    if (field.kind !== 'rows') continue;
    const list = { path: name, field, values: values[name] };
    values[name] = alignedRows({ ...list, before: (before as Stored)[name], now: (now as Stored)[name] }, continues);
  }
  return values;
}
