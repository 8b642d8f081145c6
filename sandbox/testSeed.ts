import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seed } from './seed/seed';
import { openStore } from './store/open';

// Not `new URL('.', …)`: in tests of components that is taken for the address of a page's file.
const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '../node_modules/.cache/sandbox');

let sources: string | undefined;

/** A hash of all that a seeded database depends on. */
function sourcesHash(): string {
  if (sources) return sources;
  const files = readdirSync(here, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(file));
  sources = hash.digest('hex').slice(0, 16);
  return sources;
}

/** Makes the database once for all test files; two that begin at once both make it, and the later rename wins. */
function madeOnce(now: Date, scale: number): string {
  const file = join(cache, `${sourcesHash()}-${scale}-${now.toISOString().slice(0, 10)}.db`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const making = join(cache, `${randomUUID()}.making`);
  const store = openStore(':memory:', (empty) => seed(empty, { now, scale }));
  store.copyTo(making);
  store.close();
  renameSync(making, file);
  return file;
}

/** A seeded database of its own for one test, and how to be rid of it. */
export function seededCopy(now: Date, scale: number): { database: string; remove: () => void } {
  const database = join(tmpdir(), `sandbox-${randomUUID()}.db`);
  copyFileSync(madeOnce(now, scale), database);
  return {
    database,
    remove: () => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });
    },
  };
}
