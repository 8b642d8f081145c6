import Database from 'libsql';
import { allOf, joined, name, type Sql, type SqlValue, sql, valueList } from './sql';
import type { AnyTable, Table } from './table';

export interface Selection {
  where?: Sql;
  order?: Sql;
  limit?: number;
  offset?: number;
}

type Raw = Record<string, unknown>;

const columnValue = (value: unknown): SqlValue => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The tables of one SQLite database. */
export class Store {
  readonly #db: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  /** @param file - path of the database, or `:memory:` */
  constructor(file: string) {
    this.#db = new Database(file);
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = NORMAL');
    // A second process on the same file waits for the lock instead of failing.
    this.#db.exec('PRAGMA busy_timeout = 5000');
  }

  /** `user_version` of the file, 0 for a new one. */
  get version(): number {
    return Number(
      this.query<{ user_version: number }>({ text: 'PRAGMA user_version', values: [] })[0]?.user_version ?? 0,
    );
  }

  set version(value: number) {
    this.#db.exec(`PRAGMA user_version = ${Math.trunc(value)}`);
  }

  /** Throws when the file is damaged. */
  check(): void {
    const [row] = this.query<{ quick_check: string }>({ text: 'PRAGMA quick_check(1)', values: [] });
    if (row?.quick_check !== 'ok') throw new Error(row?.quick_check.replace(/\s+/g, ' ') ?? 'the check gave no result');
  }

  create(statements: readonly string[]): void {
    for (const statement of statements) this.#db.exec(statement);
  }

  /** Runs the work in a transaction, which rolls back when it throws. */
  transaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  query<Result>(statement: Sql): Result[] {
    return this.#statement(statement.text).all([...statement.values]) as Result[];
  }

  run(statement: Sql): { id: number; changes: number } {
    const done = this.#statement(statement.text).run([...statement.values]);
    return { id: Number(done.lastInsertRowid), changes: done.changes };
  }

  /** The selected rows, ordered by id by default. */
  select<Row extends { id: number }>(
    from: Table<Row>,
    { where, order, limit = -1, offset = 0 }: Selection = {},
  ): Row[] {
    const found = this.query<{ doc: string }>(
      sql`SELECT doc FROM ${name(from.name)} WHERE ${where ?? sql`1`} ORDER BY ${order ?? sql`id`} LIMIT ${limit} OFFSET ${offset}`,
    );
    return found.map(({ doc }) => JSON.parse(doc) as Row);
  }

  first<Row extends { id: number }>(from: Table<Row>, where: Sql, order?: Sql): Row | undefined {
    return this.select(from, { where, limit: 1, ...(order ? { order } : {}) })[0];
  }

  get<Row extends { id: number }>(from: Table<Row>, id: number, visible?: Sql | null): Row | undefined {
    return this.first(from, allOf([sql`id = ${id}`, visible]));
  }

  /** The existing rows with these ids, by id. */
  getMany<Row extends { id: number }>(from: Table<Row>, ids: Iterable<number>): Map<number, Row> {
    const unique = [...new Set(ids)];
    const rows = unique.length === 0 ? [] : this.select(from, { where: sql`id IN ${valueList(unique)}` });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The ids of the rows that meet the condition. */
  ids(from: AnyTable, where: Sql): number[] {
    return this.query<{ id: number }>(sql`SELECT id FROM ${name(from.name)} WHERE ${where}`).map(({ id }) => id);
  }

  count(from: AnyTable, where: Sql = sql`1`): number {
    return this.query<{ n: number }>(sql`SELECT count(*) AS n FROM ${name(from.name)} WHERE ${where}`)[0]?.n ?? 0;
  }

  /** Inserts a row; without an id it gets the next one. */
  insert<Row extends { id: number }>(into: Table<Row>, row: Omit<Row, 'id'> & { id?: number }): Row {
    const id = row.id ?? this.#nextId(into);
    const stored = this.#withUniqueLinks(into, { ...row, id } as Row);
    const columns = this.#columns(into, stored);
    const names = ['id', ...Object.keys(columns), 'doc'];
    this.run(
      sql`INSERT INTO ${name(into.name)} (${joined(names.map(name), ', ')}) VALUES ${valueList([id, ...Object.values(columns), JSON.stringify(stored)])}`,
    );
    this.#link(into, stored);
    return stored;
  }

  /** Updates the changed fields of a row, and its links. */
  update<Row extends { id: number }>(into: Table<Row>, id: number, changes: Partial<Row>): Row {
    const previous = this.get(into, id);
    if (!previous) throw new Error(`no row ${id} in ${into.name}`);
    const stored = this.#withUniqueLinks(into, { ...previous, ...changes, id } as Row);
    const columns = { ...this.#columns(into, stored), doc: JSON.stringify(stored) };
    const sets = Object.entries(columns).map(([column, value]) => sql`${name(column)} = ${value}`);
    this.run(sql`UPDATE ${name(into.name)} SET ${joined(sets, ', ')} WHERE id = ${id}`);
    for (const link of into.links ?? []) this.run(sql`DELETE FROM ${name(`${into.name}_${link}`)} WHERE owner = ${id}`);
    this.#link(into, stored);
    return stored;
  }

  delete(from: AnyTable, where: Sql): void {
    for (const link of from.links ?? []) {
      this.run(
        sql`DELETE FROM ${name(`${from.name}_${link}`)} WHERE owner IN (SELECT id FROM ${name(from.name)} WHERE ${where})`,
      );
    }
    this.run(sql`DELETE FROM ${name(from.name)} WHERE ${where}`);
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }

  /** Writes a copy of the database to a new file. */
  copyTo(file: string): void {
    this.run(sql`VACUUM INTO ${file}`);
  }

  #statement(text: string): Database.Statement {
    let statement = this.#prepared.get(text);
    if (!statement) {
      statement = this.#db.prepare(text);
      this.#prepared.set(text, statement);
    }
    return statement;
  }

  #nextId(of: AnyTable): number {
    return (this.query<{ top: number | null }>(sql`SELECT max(id) AS top FROM ${name(of.name)}`)[0]?.top ?? 0) + 1;
  }

  #columns<Row extends { id: number }>(of: Table<Row>, row: Row): Record<string, SqlValue> {
    const raw: Raw = { ...row };
    return Object.fromEntries(
      Object.keys(of.columns ?? {}).map((column) => [column, of.computed?.[column]?.(row) ?? columnValue(raw[column])]),
    );
  }

  /** A link is a set: an id that is repeated counts once, as the real server stores it. */
  #withUniqueLinks<Row extends { id: number }>(of: Table<Row>, row: Row): Row {
    const raw: Raw = { ...row };
    const links = (of.links ?? []).flatMap((link) => {
      const ids = raw[link];
      return Array.isArray(ids) ? [[link, [...new Set(ids)]] as const] : [];
    });
    return { ...row, ...Object.fromEntries(links) };
  }

  #link<Row extends { id: number }>(of: Table<Row>, row: Row): void {
    const raw: Raw = { ...row };
    for (const link of of.links ?? []) {
      const targets = Array.isArray(raw[link]) ? (raw[link] as number[]) : [];
      for (const target of targets) {
        this.run(sql`INSERT INTO ${name(`${of.name}_${link}`)} (owner, target) VALUES (${row.id}, ${target})`);
      }
    }
  }
}
