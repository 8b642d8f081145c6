import { readFileSync } from 'node:fs';
import { get } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import type { FormOf } from '#app/form/definition';
import { bodyOf, valuesOfStored } from '#app/form/derive';
import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import { reportForm } from '../report/reportForm';
import { updateForm } from '../update/updateForm';

const answerOf = <Answer>(file: string): Answer => {
  const folder = new URL('../../../../tests/recorded/exchanges/dref/', import.meta.url);
  return JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8')).response;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What of a body is not as the stored document has it, by path; rows and files are compared by what is sent of them. */
function differences(sent: unknown, stored: unknown, path = ''): readonly string[] {
  if (Array.isArray(sent) && Array.isArray(stored)) {
    if (sent.length !== stored.length) return [`${path}: ${stored.length} rows stored, ${sent.length} sent`];
    return sent.flatMap((row, index) => differences(row, stored[index], `${path}.${index}`));
  }
  if (isObject(sent)) {
    return Object.entries(sent).flatMap(([name, value]) =>
      differences(value, get(stored, name) ?? get(stored, `${name}_details.id`) ?? null, `${path}.${name}`),
    );
  }
  return Object.is(sent, stored) ? [] : [`${path}: ${stored} stored, ${sent} sent`];
}

/** The body of a save that changes the title alone. */
function savedTitle<V extends object, S extends object>(definition: FormOf<V, S>, stored: S) {
  const values = { ...valuesOfStored(definition, stored), title: 'Another title' };
  return bodyOf(definition, values, stored);
}

const updates = [
  ['05-create-update', 'of a response'],
  ['34-first-save-of-update-of-assessment', 'of an assessment'],
  ['06-update-patch-without-ids', 'with rows of its own'],
];
const reports = [
  ['07-create-report', 'of a response'],
  ['09-create-report-of-11', 'of an imminent operation that had an update'],
  ['09-create-report-of-13', 'of an imminent operation'],
  ['31-report-of-type-changed-imminent', 'of an application whose type was changed to imminent'],
];

describe('the first save of a stage that the server filled changes nothing but the title', () => {
  test.each(updates)('an update %s: %s', (file) => {
    const stored = answerOf<DrefOperationalUpdate>(file);
    expect(differences(savedTitle(updateForm, stored), { ...stored, title: 'Another title' })).toEqual([]);
  });

  test.each(reports)('a report %s: %s', (file) => {
    const stored = answerOf<DrefFinalReport>(file);
    expect(differences(savedTitle(reportForm, stored), { ...stored, title: 'Another title' })).toEqual([]);
  });
});
