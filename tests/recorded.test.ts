import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import type { EndpointSpec } from '#contract/endpoint';
import { endpoints } from '#contract/endpoints';

/** An answer of the real server to a request. */
interface Recorded {
  /** The endpoint, then a remark: `POST /api/v2/dref/ (loan)`. */
  readonly name: string;
  readonly status: number;
  readonly request?: object & { readonly body?: unknown };
  readonly response: unknown;
}

const folder = new URL('recorded/', import.meta.url).pathname;
const read = (kind: 'reads' | 'exchanges') =>
  readdirSync(`${folder}${kind}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): readonly [file: string, recorded: Recorded] => [
      file,
      JSON.parse(readFileSync(`${folder}${kind}/${file}`, 'utf8')),
    ]);

const specs: Readonly<Record<string, EndpointSpec>> = endpoints;

/** The endpoint of a recorded request, whose path has values in place of parameters. */
function specOf({ name }: Recorded): EndpointSpec | undefined {
  const [method, address = ''] = name.split(' ');
  const parts = address.split('?')[0]?.split('/') ?? [];
  const isMatch = (endpoint: string) => {
    const [ownMethod, path = ''] = endpoint.split(' ');
    const own = path.split('/');
    return (
      method === ownMethod &&
      own.length === parts.length &&
      own.every((part, index) => part === parts[index] || part.startsWith('{'))
    );
  };
  // an endpoint without a parameter at a place is meant before one with it
  const found = Object.keys(specs)
    .filter(isMatch)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
  return found === undefined ? undefined : specs[found];
}

const isStored = ({ status }: Recorded) => status < 300;

/** Exchanges whose answer or request is an excerpt or a summary. */
const excerpts = new Set([
  '08-report-save-changes-approved-update.json',
  '13-per-assessment-patch-one-note.json',
  '20-flash-file.json',
  '30-pdf-export.json',
  '32-fr-update-clears-english-of-approved.json',
  '02-global-enums-eap.json',
]);

const misfits = (result: {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}) => result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const known = (files: readonly (readonly [string, Recorded])[]) =>
  files.flatMap(([file, recorded]) => {
    const spec = specOf(recorded);
    return spec && isStored(recorded) && !excerpts.has(basename(file)) ? [{ file, recorded, spec }] : [];
  });

const reads = known(read('reads'));
const exchanges = known(read('exchanges'));

describe('what the real server answered fits the contract', () => {
  test('there are recordings of both kinds', () => {
    expect(reads.length).toBeGreaterThan(100);
    expect(exchanges.length).toBeGreaterThan(100);
  });

  test.each([...reads, ...exchanges])('$file', ({ recorded, spec }) => {
    if (spec.response) expect(misfits(safeParse(spec.response, recorded.response))).toEqual([]);
  });
});

describe('what the real server stored fits the contract', () => {
  const writes = exchanges.filter(({ recorded, spec }) => spec.body && recorded.request);
  test.each(writes)('$file', ({ recorded: { request }, spec }) => {
    if (spec.body) expect(misfits(safeParse(spec.body, request?.body ?? request))).toEqual([]);
  });
});
