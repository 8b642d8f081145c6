import { accessSync, constants, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { Store } from './store';
import { type AnyTable, tableStatements } from './table';
import { wordIndexStatement } from './wordIndex';

/** The tables and the seed of a new database. */
export interface Schema {
  readonly tables: readonly AnyTable[];
  /** Increment it when seeded rows change but tables do not. */
  readonly seedVersion: number;
  /** Told where a database of another version was put. */
  readonly onRenamed?: ((backup: string) => void) | undefined;
  /** Fills a new database. */
  readonly seed: (store: Store) => void;
}

/** A database file that cannot be opened, read or written. */
export class DatabaseError extends Error {
  /** Whether the file or its folder may not be written, so that removing the file does not help. */
  isReadOnly = false;
}

const readOnlyCodes: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS'];

const statementsOf = ({ tables }: Schema) => [...tables.flatMap(tableStatements), wordIndexStatement];

/** Changes with the tables and with the version of the seed; fits the 31 bits of SQLite's `user_version`. */
const versionOf = (schema: Schema): number => crc32([schema.seedVersion, ...statementsOf(schema)].join('\n')) >>> 1;

function createStore(file: string, schema: Schema): Store {
  const store = new Store(file);
  store.transaction(() => {
    store.create(statementsOf(schema));
    schema.seed(store);
  });
  store.version = versionOf(schema);
  return store;
}

function openExisting(file: string): Store {
  const store = new Store(file);
  try {
    store.check();
    return store;
  } catch (error) {
    store.close();
    throw error;
  }
}

function orDatabaseError<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isReadOnly = readOnlyCodes.includes((error as NodeJS.ErrnoException).code);
    const told = `The database ${file} cannot be ${isReadOnly ? 'written' : 'read'}: ${reason}`;
    throw Object.assign(new DatabaseError(told, { cause: error }), { isReadOnly });
  }
}

/**
 * Opens a database, and seeds it when it is new. A file of another version is renamed and a new one created in its place:
 * nothing is deleted.
 *
 * @param file - path of the database, or `:memory:`
 * @throws DatabaseError when the file cannot be opened or is damaged
 */
export function openStore(file: string, schema: Schema): Store {
  if (file === ':memory:' || file === '') return createStore(':memory:', schema);
  const existing = orDatabaseError(file, () => {
    mkdirSync(dirname(file), { recursive: true });
    accessSync(dirname(file), constants.W_OK);
    if (!existsSync(file)) return null;
    accessSync(file, constants.W_OK);
    return openExisting(file);
  });
  if (!existing) return createStore(file, schema);
  const { version } = existing;
  if (version === versionOf(schema)) return existing;
  existing.close();
  const backup = `${file}.version-${version}-${Date.now()}`;
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, backup + suffix);
  schema.onRenamed?.(backup);
  return createStore(file, schema);
}
