import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from './core/store/open';
import { schemaFor } from './schema';

// Not `new URL('.', …)`, which Vite rewrites in tests that run in jsdom.
const here = dirname(fileURLToPath(import.meta.url));
const cache = join(here, '../node_modules/.cache/sandbox');

let sources: string | undefined;

/** Hash of every source file that a seeded database depends on. */
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

/** The seeded database, created once for all test files; when two processes create it at once, the later rename wins. */
function seededFile(now: Date, scale: number): string {
  const file = join(cache, `${sourcesHash()}-${scale}-${now.toISOString().slice(0, 10)}.db`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const temporary = join(cache, `${randomUUID()}.tmp`);
  const store = openStore(':memory:', schemaFor({ now, scale }));
  store.copyTo(temporary);
  store.close();
  renameSync(temporary, file);
  return file;
}

/** A copy of the seeded database for one test, and the function that removes it. */
export function seededCopy(now: Date, scale: number): { database: string; remove: () => void } {
  const database = join(tmpdir(), `sandbox-${randomUUID()}.db`);
  copyFileSync(seededFile(now, scale), database);
  return {
    database,
    remove: () => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });
    },
  };
}
