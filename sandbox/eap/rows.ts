import { randomInt } from 'node:crypto';
import { rowTable } from './kinds';
import type { Answers } from './tables';

/** A row of a list, with the rows within it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Row => isObject(value) && typeof value.id === 'number';

export const rowsIn = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Every row of some answers with the name of its table, rows within rows included. */
export function allRows(answers: Answers): readonly (readonly [table: string, row: Row])[] {
  return Object.entries(answers).flatMap(([name, value]) => {
    const table = rowTable(name);
    return table === undefined
      ? []
      : rowsIn(value).flatMap((row) => [[table, row] as const, ...allRows(row as unknown as Answers)]);
  });
}

/** Known rows by table and id: those of all documents. */
export type KnownRows = ReadonlyMap<string, Row>;
export const rowKey = (table: string, id: number) => `${table} ${id}`;
export const knownRows = (documents: readonly Answers[]): KnownRows =>
  new Map(documents.flatMap(allRows).map(([table, row]) => [rowKey(table, row.id), row]));

const newId = () => randomInt(1_000_000, 2 ** 31);

/** The fields of a new row by its table. */
const blankRows: Readonly<Record<string, Answers>> = {
  contact: { name: '', email: '', title: null, phone_number: null },
  district: { description: null },
  action: { action: '' },
  risk: { risk: '' },
  impact: { impact: '' },
  actor: { partner: '', description: '' },
  source: { source_name: '', source_link: '' },
  indicator: { title: '' },
  activity: { activity: '', timeframe: null, time_value: [], activation_one: false, activation_two: false },
};
const lists = { indicators: [], readiness_activities: [], prepositioning_activities: [], early_action_activities: [] };

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * A list after a save: entries with a known id are updated by the keys that were sent, others are created; one with an unknown id gets
 * that id.
 *
 * @source reference/eap.md, section 2.2
 */
export function savedRows(name: string, given: unknown, known: KnownRows): readonly Row[] {
  const table = rowTable(name) ?? name;
  const entries = Array.isArray(given) ? given.filter(isObject) : [];
  return entries.map((entry): Row => {
    const id = typeof entry.id === 'number' ? entry.id : newId();
    const before = known.get(rowKey(table, id));
    const blank = table === 'operation' || table === 'approach' ? lists : (blankRows[table] ?? {});
    const fields = Object.entries(entry).map(([field, value]) => [
      field,
      rowTable(field) === undefined ? trimmed(value) : savedRows(field, value, known),
    ]);
    return { previous_id: null, ...blank, ...before, ...Object.fromEntries(fields), id };
  });
}

/** Rows of another document that a save has changed by their id; the server changes them there too. */
export function withSharedRows(answers: Answers, saved: KnownRows): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const table = rowTable(name);
      if (table === undefined) return [name, value];
      return [
        name,
        rowsIn(value).map(
          (row) => saved.get(rowKey(table, row.id)) ?? withSharedRows(row as unknown as Answers, saved),
        ),
      ];
    }),
  );
}

/** The rows of a version for the next one: the same with new ids, which name the old ones. */
export function copiedRows(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      if (rowTable(name) === undefined) return [name, value];
      const copy = (row: Row) => ({ ...copiedRows(row as unknown as Answers), id: newId(), previous_id: row.id });
      return [name, rowsIn(value).map(copy)];
    }),
  );
}
