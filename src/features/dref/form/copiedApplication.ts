import { applies, fieldEntries } from '#app/form/derive';
import { rulesOfKind } from '#app/form/fieldKinds';
import { drefType } from '#domain/dref/drefTypes';
import { randomId } from '#ui/form/clientId';
import type { ApplicationValues } from '../fields/drefShape';
import { stageFields } from '../fields/fieldTable';

/** The navigation state that opens a new application with answers of another one. */
export interface CopiedState {
  readonly copied?: Partial<ApplicationValues>;
}

/** Answers on which the reset of others depends: they are written before those. */
const first: readonly string[] = ['type_of_dref', 'national_society', 'country', 'district'];

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A row without the ids of the server, its own rows likewise. */
function newRow(row: object): object {
  const { id: _, ...rest } = row as { id?: number };
  const parts = Object.entries(rest).map(([name, value]) => [name, Array.isArray(value) ? newRows(value) : value]);
  return { ...Object.fromEntries(parts), client_id: randomId() };
}

/** Rows without the ids of the server, which would name the rows of another application. */
export const newRows = <Item>(rows: readonly Item[]): Item[] =>
  // a new row has the fields of the old one
  rows.map((row) => (isRow(row) ? (newRow(row) as Item) : row));

/**
 * The answers of an application that a new imminent one asks for, in the order in which they have to be written. Files are left out: the
 * server attaches none that another application holds.
 *
 * @source reference/real-server.md, R5 of DREF
 */
export function answersForImminent(values: ApplicationValues): Partial<ApplicationValues> {
  const imminent = { ...values, type_of_dref: drefType.imminent };
  const kept = fieldEntries({ fields: stageFields('application') }).flatMap(([name, field]) => {
    const value: unknown = Reflect.get(imminent, name);
    const isCopied =
      applies(field, imminent) &&
      !field.isReadOnly &&
      field.kind !== 'files' &&
      !rulesOfKind(field.kind).isBlank(value);
    return isCopied ? [[name, Array.isArray(value) ? newRows(value) : value] as const] : [];
  });
  const order = (name: string) => {
    const place = first.indexOf(name);
    return place < 0 ? first.length : place;
  };
  return Object.fromEntries(kept.toSorted(([a], [b]) => order(a) - order(b)));
}
