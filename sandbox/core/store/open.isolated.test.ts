import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openStore } from './open';

const readOnly = vi.hoisted(() => new Set<string>());
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  // an administrator may write anywhere, whatever the permissions of a file say
  const accessSync: typeof fs.accessSync = (path, mode) => {
    if (readOnly.has(String(path)))
      throw Object.assign(new Error(`EACCES: permission denied, access '${path}'`), { code: 'EACCES' });
    fs.accessSync(path, mode);
  };
  return { ...fs, accessSync, default: { ...fs, accessSync } };
});

const schema = { tables: [], seedVersion: 1, seed: vi.fn() };

test.each([
  ['a folder', (data: string) => data],
  ['a database', (data: string) => join(data, 'sandbox.db')],
])('%s that may not be written is said before anything is made', (name, placeOf) => {
  const data = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  if (name === 'a database') writeFileSync(join(data, 'sandbox.db'), '');
  const before = readdirSync(data);
  readOnly.add(placeOf(data));
  expect(() => openStore(join(data, 'sandbox.db'), schema)).toThrow(
    /^The database \S+ cannot be written: EACCES: permission denied/,
  );
  expect(readdirSync(data)).toEqual(before);
  expect(schema.seed).not.toHaveBeenCalled();
});
