import { describe, expect, test } from 'vitest';
import type { CompletedDref, DrefMini } from '#contract/dref';
import { type DrefFilters, matchesFilters } from './drefFilter';
import { activeProcess, completedProcess, isCompleted } from './drefProcess';

/** @source reference/dref.md, section 1.2 */
const application = {
  id: 7,
  title: 'Inondations à Kisumu',
  status: 4,
  country: 107,
  country_details: { name: 'Kenya' },
  type_of_dref: 2,
  disaster_type: 12,
  appeal_code: 'MDRKE101',
  has_final_report: false,
  final_report_details: {},
  operational_update_details: [{ id: 9, operational_update_number: 1, status: 1, title: 'Kisumu again', country: 107 }],
} as unknown as DrefMini;
const none: DrefFilters = {
  country: null,
  type_of_dref: null,
  disaster_type: null,
  status: null,
  stage: null,
  appeal_code: null,
  title: null,
};
const first = activeProcess({ ...application, operational_update_details: [] });

describe('the filters of the lists of DREFs', () => {
  test.each<[Partial<DrefFilters>, boolean]>([
    [{}, true],
    [{ country: 107 }, true],
    [{ country: 93 }, false],
    [{ type_of_dref: 2 }, true],
    [{ type_of_dref: 0 }, false],
    [{ disaster_type: 12 }, true],
    [{ disaster_type: 4 }, false],
    [{ status: 4 }, true],
    [{ status: 1 }, false],
    [{ stage: 'application' }, true],
    [{ stage: 'operationalUpdate' }, false],
    [{ appeal_code: 'ke10' }, true],
    [{ appeal_code: 'MDRKE102' }, false],
    [{ title: ' INONDATIONS A ' }, true],
    [{ title: 'drought' }, false],
    [{ country: 107, status: 1 }, false],
  ])('%j', (filters, expected) => expect(matchesFilters(first, { ...none, ...filters })).toBe(expected));

  test('they are those of the latest document, with the type and hazard of the application where it has none', () => {
    const followed = activeProcess(application);
    expect(matchesFilters(followed, { ...none, status: 1, stage: 'operationalUpdate', title: 'again' })).toBe(true);
    expect(matchesFilters(followed, { ...none, status: 4 })).toBe(false);
    const report = { id: 3, status: 4, dref: application, country: 107 } as unknown as CompletedDref;
    expect(matchesFilters(completedProcess(report), { ...none, type_of_dref: 2, disaster_type: 12 })).toBe(true);
    expect(matchesFilters(completedProcess(report), { ...none, type_of_dref: 0 })).toBe(false);
  });

  test.each([
    [4, true],
    [1, false],
    [3, false],
  ] as const)('a report in status %i is completed: %s', (status, expected) =>
    expect(isCompleted({ status })).toBe(expected),
  );
});
