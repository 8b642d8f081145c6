import type { FormErrors } from '#app/request/errors';
import type { DrefFile } from '#contract/drefParts';
import { withScheme } from '#domain/dref/drefTexts';
import { bulleted } from '#ui/content/bulleted';
import type { UploadedFile } from '#ui/fields/uploads';
import { randomId, withClientId } from '#ui/form/clientId';
import { fileLink, heldFile } from './drefFiles';
import { type DrefValues, fileFields } from './drefShape';

/** A stored document whose fields are read by name. */
type Stored = Readonly<Record<string, unknown>>;

const oneFile = (file: unknown): readonly UploadedFile[] | null => (file ? [heldFile(file as DrefFile)] : null);

const severalFiles = (files: unknown): readonly UploadedFile[] | null =>
  Array.isArray(files) && files.length > 0 ? (files as DrefFile[]).map(heldFile) : null;

interface StoredRow {
  readonly id: number;
  readonly client_id?: string | null;
}

/** The rows of a list with the fields that forms hold; null for none. */
function rowsOf<Row extends StoredRow>(rows: unknown, pick: (row: Row) => object) {
  if (!Array.isArray(rows) || rows.length === 0) return null;
  return (rows as Row[]).map(({ id, client_id }, index) => {
    const known = withClientId({ id, client_id });
    return { ...known, ...pick(rows[index] as Row) };
  });
}

const named =
  (...names: readonly string[]) =>
  (row: object) =>
    Object.fromEntries(names.map((name) => [name, (row as Stored)[name] ?? null]));

const titled = named('title', 'description');
const indicator = named('title', 'target', 'actual');
const intervention = named(
  'title',
  'description',
  'budget',
  'person_targeted',
  'person_assisted',
  'male',
  'female',
  'progress_towards_outcome',
  'narrative_description_of_achievements',
  'challenges',
  'lessons_learnt',
);
const proposed = named('proposed_type', 'total_budget', 'total_expenditure');

/** Lists that forms hold, with the rows of the stored document. */
const lists: Readonly<Record<string, (stored: Stored) => unknown>> = {
  national_society_actions: (stored) => rowsOf(stored.national_society_actions, titled),
  needs_identified: (stored) => rowsOf(stored.needs_identified, titled),
  risk_security: (stored) => rowsOf(stored.risk_security, named('risk', 'mitigation')),
  source_information: (stored) => rowsOf(stored.source_information, named('source_name', 'source_link')),
  planned_interventions: (stored) =>
    rowsOf(stored.planned_interventions, (row) => ({
      ...intervention(row),
      indicators: rowsOf((row as unknown as Stored).indicators, indicator),
    })),
  proposed_action: (stored) =>
    inOrderOfType(
      rowsOf(stored.proposed_action, (row) => ({
        ...proposed(row),
        activities: rowsOf((row as unknown as Stored).activities, named('sector', 'activity')),
      })),
    ),
};

/** Early actions stand before early response, whatever the order of the server. */
const inOrderOfType = (rows: readonly object[] | null) =>
  rows?.toSorted((a, b) => Number((a as Stored).proposed_type) - Number((b as Stored).proposed_type)) ?? null;

/**
 * The files and lists of a stored document as a form holds them.
 *
 * @param has - whether the form has a field of this name
 */
export function valuesFromStored<V extends object>(stored: object, has: (name: string) => boolean): Partial<V> {
  const document = stored as Stored;
  const values: Record<string, unknown> = {
    is_dref_imminent_v2: document.is_dref_imminent_v2 === true,
    event_map_file: oneFile(document.event_map_file),
    cover_image_file: oneFile(document.cover_image_file),
    images_file: severalFiles(document.images_file),
  };
  for (const name of fileFields) values[name] = oneFile(document[`${name}_details`]);
  for (const [name, read] of Object.entries(lists)) values[name] = read(document);
  return Object.fromEntries(Object.entries(values).filter(([name]) => has(name))) as Partial<V>;
}

/** Rows as they are sent, under their ids where the server has them; keys of the form alone stay behind. */
const sentRows = <Row extends { readonly id?: number; readonly client_id: string }>(
  rows: readonly Row[] | null | undefined,
  shape: (row: Omit<Row, 'client_id'>) => object = (row) => row,
) => (rows ?? []).map(({ client_id: _, ...row }) => shape(row as Omit<Row, 'client_id'>));

/** The files and lists of a form as they are sent. What the form does not have is left out. */
export function bodyFromValues(values: DrefValues, has: (name: string) => boolean): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {
    event_map_file: values.event_map_file?.[0] ? fileLink(values.event_map_file[0]) : null,
    cover_image_file: values.cover_image_file?.[0] ? fileLink(values.cover_image_file[0]) : null,
    images_file: (values.images_file ?? []).map(fileLink),
    national_society_actions: sentRows(values.national_society_actions),
    needs_identified: sentRows(values.needs_identified),
    // the server keeps the form's own ids of these two lists
    risk_security: values.risk_security ?? [],
    source_information: (values.source_information ?? []).map((row) => ({
      ...row,
      source_link: row.source_link && withScheme(row.source_link),
    })),
    planned_interventions: sentRows(values.planned_interventions, (row) => ({
      ...row,
      description: bulleted(row.description),
      indicators: sentRows(row.indicators),
    })),
    proposed_action: sentRows(values.proposed_action, (row) => ({ ...row, activities: sentRows(row.activities) })),
  };
  for (const name of fileFields) body[name] = values[name]?.[0]?.id ?? null;
  return Object.fromEntries(Object.entries(body).filter(([name]) => has(name)));
}

/** Two empty proposed actions: early actions, then early response. @source reference/dref.md, section 2.3.4 */
export const emptyProposedActions = () =>
  ([1, 2] as const).map((proposed_type) => ({
    client_id: randomId(),
    proposed_type,
    total_budget: null,
    total_expenditure: null,
    activities: null,
  }));

const textOf = (error: string | FormErrors): string =>
  typeof error === 'string' ? error : Object.values(error).map(textOf).join(' ');

/** The lists that hold files: their errors belong to the field as a whole. */
const fileLists = new Set(['images_file', 'event_map_file', 'cover_image_file']);

/**
 * The server's errors under the names of the form: the one of the sub-total on its field, those of files in one text.
 *
 * @source reference/dref.md, sections 2.2 and 4.4
 */
export function errorsOnForm({ sub_total, modified_at: _, ...errors }: FormErrors): FormErrors {
  const placed = Object.entries(errors).map(([name, error]) => [name, fileLists.has(name) ? textOf(error) : error]);
  return { ...Object.fromEntries(placed), ...(sub_total && { sub_total_cost: sub_total }) };
}
