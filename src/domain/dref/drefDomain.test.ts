import { describe, expect, test } from 'vitest';
import type { CompletedDref, DrefMini } from '#contract/dref';
import type { DrefStatus, DrefType } from '#contract/enums';
import { imminentCosts, imminentExpenditure, interventionsBudget, totalAllocation } from './drefBudget';
import { endAfterDays, endAfterMonths } from './drefDates';
import { activeProcess, completedProcess, isClosed, isFinalizing } from './drefProcess';
import {
  canAddUpdate,
  canApprove,
  canCreateReport,
  canFinalize,
  isApprover,
  isEditable,
  nextStageLanguages,
  nextStep,
  readOnlyReason,
} from './drefRules';
import { stepsOfLayout } from './drefSteps';
import { withScheme } from './drefTexts';
import { canBeManMade, type DrefLayout, type DrefStage, drefLayout } from './drefTypes';
import { differsFromSum, type UpdateChanges, updateWarnings } from './drefWarnings';

/** @source reference/dref.md */
const mini = (more: Partial<DrefMini> = {}) =>
  ({
    id: 7,
    title: 'Floods',
    status: 1,
    status_display: 'Draft',
    country: 107,
    country_details: { name: 'Kenya', region: 0 },
    type_of_dref: 2,
    has_final_report: false,
    has_ops_update: false,
    unpublished_op_update_count: 0,
    final_report_details: {},
    operational_update_details: [],
    ...more,
  }) as unknown as DrefMini;

const update = (id: number, number: number, status: DrefStatus = 4) =>
  ({
    id,
    operational_update_number: number,
    status,
    country_details: null,
  }) as unknown as DrefMini['operational_update_details'][number];

const coordinatorOfAfrica = { isSuperUser: false, isDrefRegionalCoordinator: (region: number) => region === 0 };
const superUser = { isSuperUser: true, isDrefRegionalCoordinator: () => false };
const writer = { isSuperUser: false, isDrefRegionalCoordinator: () => false };

describe('the documents of a DREF', () => {
  test('the latest stage stands first, and ids of different kinds do not collide', () => {
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

  test('without a final report the latest update is not repeated, and the empty report of the server counts as none', () => {
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

  test('a completed one starts with its report', () => {
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

  test('it is closed once its report is approved', () => {
    expect(isClosed(mini({ has_final_report: true, final_report_details: { id: 1, status: 4 } }))).toBe(true);
    expect(isClosed(mini({ has_final_report: true, final_report_details: { id: 1, status: 3 } }))).toBe(false);
    expect(isClosed(mini())).toBe(false);
  });

  test('it is being finalised while any of its documents is', () => {
    expect(isFinalizing(activeProcess(mini({ operational_update_details: [update(9, 1, 2)] })))).toBe(true);
    expect(isFinalizing(activeProcess(mini()))).toBe(false);
  });
});

describe('who may what', () => {
  test.each([
    ['a superuser', superUser, 3, true],
    ['the coordinator of the region', coordinatorOfAfrica, 0, true],
    ['a coordinator of another region', coordinatorOfAfrica, 1, false],
    ['a coordinator, for an application without a country', coordinatorOfAfrica, null, false],
    ['its writer', writer, 0, false],
  ])('%s', (_, person, region, expected) => expect(isApprover(person, region)).toBe(expected));

  test.each<[DrefStatus, string, string]>([
    [1, 'allowed', 'notFinalized'],
    [2, 'finalizing', 'notFinalized'],
    [3, 'finalized', 'allowed'],
    [4, 'approved', 'approved'],
    [5, 'allowed', 'notFinalized'],
  ])('a coordinator finalises and approves in status %i', (status, finalize, approve) => {
    const process = activeProcess(mini({ status }));
    const said = (verdict: { isAllowed: boolean; reason?: string }) => (verdict.isAllowed ? 'allowed' : verdict.reason);
    expect(said(canFinalize({ status }, process, coordinatorOfAfrica))).toBe(finalize);
    expect(said(canApprove({ status }, process, coordinatorOfAfrica))).toBe(approve);
  });

  test('others are told why they may not', () => {
    const process = activeProcess(mini());
    expect(canFinalize({ status: 1 }, process, writer)).toEqual({ isAllowed: false, reason: 'notApprover' });
    expect(canApprove({ status: 3 }, process, writer)).toEqual({ isAllowed: false, reason: 'notApprover' });
    const nowhere = activeProcess(mini({ country: null, country_details: null }));
    expect(canApprove({ status: 3 }, nowhere, superUser)).toEqual({ isAllowed: false, reason: 'noCountry' });
  });

  test.each<[Partial<DrefMini>, string, string]>([
    [{ status: 4 }, 'allowed', 'allowed'],
    [{ status: 3 }, 'applicationNotApproved', 'applicationNotApproved'],
    [{ status: 4, unpublished_op_update_count: 1 }, 'updateNotApproved', 'updateNotApproved'],
    [{ status: 4, has_final_report: true }, 'hasFinalReport', 'hasFinalReport'],
    [{ status: 4, type_of_dref: 3 }, 'allowed', 'loan'],
  ])('the stage after %o', (facts, expectedUpdate, expectedReport) => {
    const process = activeProcess(mini(facts));
    const [forUpdate, forReport] = [canAddUpdate(process), canCreateReport(process)];
    expect(forUpdate.isAllowed ? 'allowed' : forUpdate.reason).toBe(expectedUpdate);
    expect(forReport.isAllowed ? 'allowed' : forReport.reason).toBe(expectedReport);
  });

  test.each<[DrefStatus, boolean]>([
    [1, true],
    [2, false],
    [3, true],
    [4, false],
    [5, true],
  ])('changes in status %i', (status, expected) => expect(isEditable(status)).toBe(expected));

  test.each<[DrefStatus, DrefType, string]>([
    [1, 2, 'finalize'],
    [2, 2, 'wait'],
    [3, 2, 'approve'],
    [4, 2, 'followUp'],
    [4, 3, 'followUpLoan'],
    [5, 2, 'retry'],
  ])('after status %i of type %i comes: %s', (status, type_of_dref, expected) =>
    expect(nextStep(activeProcess(mini({ status, type_of_dref })))).toBe(expected),
  );

  test('after the approved final report comes nothing', () => {
    const process = activeProcess(mini({ has_final_report: true, final_report_details: { id: 2, status: 4 } }));
    expect(nextStep(process)).toBe('closed');
  });

  test('the next document is written in the language of the application or in English', () => {
    expect(nextStageLanguages('es')).toEqual(['es', 'en']);
    expect(nextStageLanguages('en')).toEqual(['en']);
  });

  test.each<[DrefStatus, string, 'en' | 'es', string | null]>([
    [1, 'es', 'es', null],
    [1, 'es', 'en', 'otherLanguage'],
    [2, 'es', 'es', 'finalizing'],
    [4, 'en', 'en', 'approved'],
    [5, 'es', 'es', null],
  ])('status %i, written in %s, used in %s', (status, original, language, expected) =>
    expect(readOnlyReason({ status, translation_module_original_language: original }, language)).toBe(expected),
  );
});

describe('money', () => {
  test.each([
    [
      [30_000, 45_000],
      false,
      { sub_total_cost: 75_000, surge_deployment_cost: null, indirect_cost: 5_000, total_cost: 80_000 },
    ],
    [
      [30_000, 45_000],
      true,
      { sub_total_cost: 75_000, surge_deployment_cost: 10_000, indirect_cost: 5_800, total_cost: 90_800 },
    ],
    [
      [null, null],
      false,
      { sub_total_cost: null, surge_deployment_cost: null, indirect_cost: 5_000, total_cost: 5_000 },
    ],
  ])('an imminent operation of %o, surge %s', (budgets, hasSurge, expected) =>
    expect(imminentCosts(budgets, hasSurge)).toEqual(expected),
  );

  test.each([
    [[20_000, 50_000], 10_000, 5_800, [70_000, 10_000, 5_800, 85_800]],
    [[20_000, null], null, 5_000, [20_000, null, 5_000, 25_000]],
    [[], null, null, [null, null, null, null]],
  ])(
    'spent %o with surge %s and indirect %s',
    (expenditures, surge_deployment_cost, indirect_cost, [sub, surge, indirect, total]) =>
      expect(imminentExpenditure(expenditures, { surge_deployment_cost, indirect_cost })).toEqual({
        sub_total_expenditure_cost: sub,
        surge_deployment_expenditure_cost: surge,
        indirect_expenditure_cost: indirect,
        total_expenditure_cost: total,
      }),
  );

  test('sums', () => {
    expect(interventionsBudget([{ budget: 100 }, { budget: null }, {}])).toBe(100);
    expect(interventionsBudget(null)).toBeNull();
    expect(totalAllocation(250_000, 90_000)).toBe(340_000);
    expect(totalAllocation(250_000, null)).toBe(250_000);
  });
});

describe('dates', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-10', 0, '2026-03-31'],
    ['2025-11-15', 4, '2026-03-31'],
    ['2026-03-10', null, null],
    [null, 3, null],
    ['soon', 3, null],
    ['2026-06-15', 99_999, null],
    ['2026-06-15', 2_147_483_647, null],
  ])('%s and %s months end on %s', (start, months, expected) => expect(endAfterMonths(start, months)).toBe(expected));

  test.each([
    ['2026-01-01', 45, '2026-02-28'],
    ['2026-03-10', 45, '2026-04-30'],
    ['2026-12-01', 45, '2027-01-31'],
    [null, 45, null],
    ['2026-12-01', null, null],
    ['2026-12-01', 2_147_483_647, null],
  ])('%s and %s days end on %s', (start, days, expected) => expect(endAfterDays(start, days)).toBe(expected));
});

describe('the layout of a document', () => {
  test.each<[DrefStage, DrefType | null, boolean, DrefLayout]>([
    ['application', null, false, 'response'],
    ['application', 0, false, 'imminent'],
    ['application', 3, false, 'loan'],
    ['operationalUpdate', 0, false, 'oldImminent'],
    ['finalReport', 0, true, 'imminent'],
    ['finalReport', 0, false, 'oldImminent'],
    ['finalReport', 2, true, 'response'],
  ])('%s of type %s, of today’s server %s', (stage, type_of_dref, is_dref_imminent_v2, expected) =>
    expect(drefLayout(stage, { type_of_dref, is_dref_imminent_v2 })).toBe(expected),
  );

  test.each<[DrefLayout, number]>([
    ['response', 5],
    ['assessment', 5],
    ['oldImminent', 5],
    ['imminent', 4],
    ['loan', 3],
  ])('%s has %i tabs', (layout, expected) => expect(stepsOfLayout(layout)).toHaveLength(expected));

  test.each([
    [12, true],
    [15, true],
    [27, true],
    [2, false],
    [null, false],
  ])('hazard %s may be man-made: %s', (hazard, expected) => expect(canBeManMade(hazard)).toBe(expected));
});

describe('warnings', () => {
  test.each([
    [100, [40, 60], false],
    [101, [40, 60], true],
    [null, [40, 60], false],
    [100, [null, null], false],
  ])('%s against %o', (total, parts, expected) => expect(differsFromSum(total, parts)).toBe(expected));

  const unchanged: UpdateChanges = {
    changing_timeframe_operation: false,
    changing_budget: false,
    request_for_second_allocation: false,
    changing_geographic_location: false,
    changing_target_population_of_operation: false,
    total_operation_timeframe: 4,
    additional_allocation: null,
    district: [1, 2],
    total_targeted_population: 500,
  };
  const previous = { timeframe: 4, district: [2, 1], targeted: 500 };

  test.each<[Partial<UpdateChanges>, readonly string[]]>([
    [{}, []],
    [{ changing_timeframe_operation: true }, ['timeframeUnchanged']],
    [{ total_operation_timeframe: 6 }, ['timeframeUndeclared']],
    [{ changing_timeframe_operation: true, total_operation_timeframe: 6 }, []],
    [{ additional_allocation: 10 }, ['budgetUndeclared']],
    [{ additional_allocation: 10, changing_budget: true }, ['budgetUndeclared']],
    [{ additional_allocation: 10, changing_budget: true, request_for_second_allocation: true }, []],
    [{ changing_budget: true }, ['budgetUnchanged']],
    [{ changing_geographic_location: true }, ['locationUnchanged']],
    [{ district: [1] }, ['locationUndeclared']],
    [{ changing_target_population_of_operation: true }, ['targetUnchanged']],
    [{ total_targeted_population: null }, ['targetUndeclared']],
  ])('of an update with %o', (changes, expected) => {
    expect(updateWarnings({ ...unchanged, ...changes }, previous, false)).toEqual(expected);
    expect(updateWarnings({ ...unchanged, ...changes }, previous, true)).toEqual([]);
  });
});

describe('texts', () => {
  test.each([
    ['example.org/report', 'https://example.org/report'],
    [' http://example.org ', 'http://example.org'],
    ['https://example.org', 'https://example.org'],
  ])('the address %o', (text, expected) => expect(withScheme(text)).toBe(expected));
});
