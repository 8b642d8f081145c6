import type { SqlValue } from './sql';

type ColumnType = 'integer' | 'real' | 'text';

/** The columns that rows are filtered and sorted by, and the fields that hold ids of other rows. */
export interface TableSpec<Row> {
  readonly columns?: Readonly<Record<string, ColumnType>>;
  /** Columns that are computed from the row. */
  readonly computed?: Readonly<Record<string, (row: Row) => SqlValue>>;
  /** Fields that hold ids of other rows; each is also stored as a table of pairs, which is indexed in both directions. */
  readonly links?: readonly (keyof Row & string)[];
  readonly indexes?: readonly (readonly string[])[];
}

/** A table that stores each row as JSON, with columns for filtering and sorting. */
export interface Table<Row extends { id: number }> extends TableSpec<Row> {
  readonly name: string;
  /** Carries the type of the rows; never set. */
  readonly row?: Row;
}

/** A table of any rows. */
export type AnyTable = Omit<Table<{ id: number }>, 'computed' | 'links' | 'row'> & {
  readonly computed?: Readonly<Record<string, (row: never) => SqlValue>>;
  readonly links?: readonly string[];
};

export function table<Row extends { id: number }>(name: string, spec: TableSpec<Row> = {}): Table<Row> {
  return { name, ...spec };
}

/** The statements that create a table with its links and indexes; every column has an index. */
export function tableStatements(spec: AnyTable): string[] {
  const columns = { ...spec.columns };
  const definitions = Object.entries(columns).map(([column, type]) => `, "${column}" ${type}`);
  const indexes = [...Object.keys(columns).map((column) => [column]), ...(spec.indexes ?? [])];
  return [
    `CREATE TABLE "${spec.name}" (id integer PRIMARY KEY${definitions.join('')}, doc text NOT NULL)`,
    ...indexes.map(
      (each) =>
        `CREATE INDEX "by_${spec.name}_${each.join('_')}" ON "${spec.name}" (${each.map((c) => `"${c}"`).join(', ')})`,
    ),
    ...(spec.links ?? []).flatMap((link) => [
      `CREATE TABLE "${spec.name}_${link}" (owner integer NOT NULL, target integer NOT NULL, PRIMARY KEY (owner, target)) WITHOUT ROWID`,
      `CREATE INDEX "by_${spec.name}_${link}_target" ON "${spec.name}_${link}" (target, owner)`,
    ]),
  ];
}
