import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints';
import { wire } from '#contract/wire';
import { dumpContract } from '../scripts/contract';

const root = fileURLToPath(new URL('..', import.meta.url));
const checker = join(root, '../shared/tools/contract-check.mjs');

test('every endpoint is dumped with a path and schemas that can be read without the project', () => {
  const dump = dumpContract();
  expect(dump.endpoints).toHaveLength(Object.keys(endpoints).length);
  for (const { method, path, query, response } of dump.endpoints) {
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(method);
    expect(path).toMatch(/^\/[a-z0-9/_{}-]+$/);
    if (query) expect(query).toMatchObject({ type: 'object' });
    if (response) expect(Object.keys(response).length).toBeGreaterThan(1);
  }
});

test('the contract differs nowhere from the description of the real API, where that is at hand', () => {
  if (!existsSync(checker)) {
    // Elsewhere there is nothing to hold it against: what can be said is that the list of reasons names only endpoints that exist.
    const reasons: Record<string, string> = JSON.parse(
      readFileSync(join(root, 'src/contract/contract-exceptions.json'), 'utf8'),
    );
    const names = Object.keys(endpoints);
    for (const line of Object.keys(reasons)) expect(names.some((name) => line.startsWith(`${name} `))).toBe(true);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    const file = join(folder, 'dump.json');
    writeFileSync(file, JSON.stringify(dumpContract()));
    const said = execFileSync(
      process.execPath,
      [checker, file, '--known', join(root, 'src/contract/contract-exceptions.json')],
      {
        encoding: 'utf8',
      },
    );
    expect(said).toContain(' 0 differences');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what the wire table repeats is a parameter of a listed endpoint', () => {
  const parameters = new Map(
    Object.entries(endpoints).map(([name, { query }]) => [name, Object.keys(query?.shape ?? {})]),
  );
  for (const [name, { repeat = [] }] of Object.entries(wire)) {
    for (const parameter of repeat) expect(parameters.get(name), name).toContain(parameter);
  }
});
