import { describe, expect, test } from 'vitest';
import type { CompletedDref, DrefMini } from '#contract/dref';
import { activeProcess, completedProcess, isClosed, isFinalizing } from './drefProcess';
import { mini, update } from './testDrefs';

/** @source reference/dref.md */

describe('the documents of a DREF', () => {
  test('the latest stage comes first, and keys are unique across stages', () => {
    const process = activeProcess(
      mini({
        has_ops_update: true,
        has_final_report: true,
        final_report_details: { id: 7, status: 1 },
        operational_update_details: [update(7, 1), update(9, 2)],
      }),
    );
    expect(process.latest.key).toBe('finalReport-7');
    expect(process.earlier.map(({ key, number }) => [key, number])).toEqual([
      ['operationalUpdate-9', 2],
      ['operationalUpdate-7', 1],
      ['application-7', null],
    ]);
  });

  test('without a final report the latest update is listed once, and an empty final report is ignored', () => {
    const process = activeProcess(
      mini({ has_ops_update: true, operational_update_details: [update(9, 2), update(7, 1)] }),
    );
    expect([process.latest, ...process.earlier].map(({ key }) => key)).toEqual([
      'operationalUpdate-9',
      'operationalUpdate-7',
      'application-7',
    ]);
    expect(activeProcess(mini()).earlier).toEqual([]);
  });

  test('a completed DREF starts with its final report', () => {
    const report = {
      id: 3,
      status: 4,
      dref: mini({ operational_update_details: [update(9, 1)] }),
    } as unknown as CompletedDref;
    const process = completedProcess(report);
    expect([process.latest, ...process.earlier].map(({ key }) => key)).toEqual([
      'finalReport-3',
      'operationalUpdate-9',
      'application-7',
    ]);
  });

  test('a DREF is closed when its final report is approved', () => {
    expect(isClosed(mini({ has_final_report: true, final_report_details: { id: 1, status: 4 } }))).toBe(true);
    expect(isClosed(mini({ has_final_report: true, final_report_details: { id: 1, status: 3 } }))).toBe(false);
    expect(isClosed(mini())).toBe(false);
  });

  test('a document is shown with its own title, code, day, country and type', () => {
    const shown = { appeal_code: 'MDRKE001', created_at: '2026-01-01T00:00:00Z', type_of_dref_display: 'Response' };
    expect(activeProcess(mini(shown)).latest).toEqual({
      ...shown,
      key: 'application-7',
      stage: 'application',
      id: 7,
      number: null,
      title: 'Floods',
      country: 107,
      country_name: 'Kenya',
      type_of_dref: 2,
      disaster_type: undefined,
      status: 1,
    });
    const bare = { country_details: null, type_of_dref_display: undefined } as unknown as Partial<DrefMini>;
    expect(activeProcess(mini(bare)).latest).toMatchObject({ country_name: null, type_of_dref_display: null });
  });

  test.each<[what: string, facts: object, latest: string]>([
    ['a report that the server does not vouch for', { final_report_details: { id: 3, status: 1 } }, 'application-7'],
    [
      'a report that it vouches for',
      { has_final_report: true, final_report_details: { id: 3, status: 1 } },
      'finalReport-3',
    ],
    ['a report without an id', { has_final_report: true, final_report_details: {} }, 'application-7'],
    ['no report in spite of its word', { has_final_report: true, final_report_details: null }, 'application-7'],
    ['no list of updates', { operational_update_details: null }, 'application-7'],
  ])('%s', (_, facts, latest) => {
    const process = activeProcess(mini(facts as Partial<DrefMini>));
    expect(process.latest.key).toBe(latest);
    expect(process.earlier).toHaveLength(latest === 'application-7' ? 0 : 1);
  });

  test('one without the details of its report is not closed', () => {
    const facts = { has_final_report: true, final_report_details: null } as unknown as Partial<DrefMini>;
    expect(isClosed(mini(facts))).toBe(false);
  });

  test('it is being finalised while any of its documents is', () => {
    expect(isFinalizing(activeProcess(mini({ operational_update_details: [update(9, 1, 2)] })))).toBe(true);
    expect(isFinalizing(activeProcess(mini()))).toBe(false);
  });
});
