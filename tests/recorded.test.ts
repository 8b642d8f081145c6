import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { requestOfAugust, responseOfAugust } from './eapOfMay';
import { type Recorded, recordings, specOf } from './recordings';

const isStored = ({ status }: Recorded) => status < 300;

/** Exchanges with only an excerpt or a summary of the request or response. */
const excerpts = new Set([
  '08-report-save-changes-approved-update.json',
  '13-per-assessment-patch-one-note.json',
  '20-flash-file.json',
  '30-pdf-export.json',
  '32-fr-update-clears-english-of-approved.json',
  '02-global-enums-eap.json',
]);

const bodyOf = (request: Recorded['request']) => (typeof request === 'object' ? (request?.body ?? request) : request);

const misfits = (result: {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] };
}) => result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const known = (files: readonly (readonly [string, Recorded])[]) =>
  files.flatMap(([file, recorded]) => {
    const spec = specOf(recorded);
    return spec && isStored(recorded) && !excerpts.has(basename(file)) ? [{ file, recorded, spec }] : [];
  });

/** Changes that name a part of the body although the product sends all that the server demands. */
const partialBodies = new Set(['eap/08-registration-taken-over.json']);

const ofAugust = (file: string, recorded: Recorded): Recorded =>
  file.startsWith('eap/')
    ? {
        ...recorded,
        response: responseOfAugust(recorded),
        request: requestOfAugust(recorded) as Recorded['request'] & object,
      }
    : recorded;

const reads = known(recordings('reads'));
const exchanges = known(recordings('exchanges').map(([file, recorded]) => [file, ofAugust(file, recorded)] as const));

describe('recorded responses match the contract', () => {
  test('there are recordings of both kinds', () => {
    expect(reads.length).toBeGreaterThan(100);
    expect(exchanges.length).toBeGreaterThan(100);
  });

  test.each([...reads, ...exchanges])('$file', ({ recorded, spec }) => {
    if (spec.response) expect(misfits(safeParse(spec.response, recorded.response))).toEqual([]);
  });
});

describe('recorded request bodies match the contract', () => {
  const writes = exchanges.filter(
    ({ file, recorded, spec }) => spec.body && recorded.request && !partialBodies.has(file),
  );
  test.each(writes)('$file', ({ recorded: { request }, spec }) => {
    if (spec.body) expect(misfits(safeParse(spec.body, bodyOf(request)))).toEqual([]);
  });
});
