import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { allTables, schemaVersion, searchTable } from './schema';
import { Store } from './store';

function created(file: string, fill: (store: Store) => void): Store {
  const store = new Store(file);
  store.atOnce(() => {
    store.create(allTables, [searchTable]);
    fill(store);
  });
  store.version = schemaVersion;
  return store;
}

/**
 * Opens a database, filling it when it is new. One that another version of the sandbox made is kept beside under another
 * name and a new one begun: nothing is ever deleted.
 */
export function openStore(file: string, fill: (store: Store) => void): Store {
  if (file === ':memory:' || file === '') return created(':memory:', fill);
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return created(file, fill);
  const store = new Store(file);
  if (store.version === schemaVersion) return store;
  const before = store.version;
  store.close();
  const aside = `${file}.version-${before}-${Date.now()}`;
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
  return created(file, fill);
}
