/** A field that differs between two versions of a unit: its path, such as `health.nurse`, and both values. */
export interface UnitChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Metadata and derived fields, which are not compared. @source reference/local-units.md, section 1.5 */
const ignored = new Set([
  'id',
  'created_at',
  'created_by',
  'modified_at',
  'modified_by',
  'status',
  'version_id',
  'draft',
  'bulk_upload',
  'update_reason_overview',
  'location',
  'location_geojson',
]);

/** Whether a field has the server's display text of another one. */
const isDerived = (name: string) => name.endsWith('_details') || name.endsWith('_display');

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is null, undefined, an empty string or an empty list. */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isListOfIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number');

function isSame(before: unknown, after: unknown): boolean {
  if (isBlank(before) && isBlank(after)) return true;
  if (isListOfIds(before) && isListOfIds(after)) {
    return before.length === after.length && before.every((id) => after.includes(id));
  }
  return JSON.stringify(before) === JSON.stringify(after);
}

/**
 * The fields that differ between two versions of a unit.
 *
 * @param before - the stored record before the edit; empty for a new unit
 * @param after - the current record
 * @returns changes in the order of the fields; health fields are compared one by one, positions and lists of profiles as a whole
 * @source reference/local-units.md, section 1.5
 */
export function unitChanges(before: Plain, after: Plain, path = ''): readonly UnitChange[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].flatMap((name): readonly UnitChange[] => {
    if (ignored.has(name) || isDerived(name)) return [];
    const [old, next] = [before[name], after[name]];
    if (name === 'health' && (isPlain(old) || isPlain(next))) {
      return unitChanges(isPlain(old) ? old : {}, isPlain(next) ? next : {}, `${path}${name}.`);
    }
    return isSame(old, next) ? [] : [{ path: `${path}${name}`, before: old, after: next }];
  });
}
