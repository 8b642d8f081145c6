import { describe, expect, test } from 'vitest';
import type { CompletedDref, DrefMini } from '#contract/dref';
import type { DrefStatus, DrefType } from '#contract/enums';
import { imminentCosts, imminentExpenditure, interventionsBudget, totalAllocation } from './drefBudget';
import { endAfterDays, endAfterMonths } from './drefDates';
import { printLayout, sortForPrint } from './drefPrint';
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
import { canBeManMade, type DrefLayout, type DrefStage, drefLayout, isDrefType } from './drefTypes';
import { type UpdateChanges, updateWarnings } from './drefWarnings';

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
const coordinatorOfAll = { isSuperUser: false, isDrefRegionalCoordinator: () => true };
const writer = { isSuperUser: false, isDrefRegionalCoordinator: () => false };

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

describe('permissions and next steps', () => {
  test.each([
    ['a superuser', superUser, 3, true],
    ['the coordinator of the region', coordinatorOfAfrica, 0, true],
    ['a coordinator of another region', coordinatorOfAfrica, 1, false],
    ['a coordinator, for an application without a country', coordinatorOfAfrica, null, false],
    ['its writer', writer, 0, false],
    ['a coordinator of every region, for an application without one', coordinatorOfAll, null, false],
    ['a coordinator of every region, for an application whose region is not known', coordinatorOfAll, undefined, false],
  ])('%s', (_, person, region, expected) => expect(isApprover(person, region)).toBe(expected));

  test.each<[DrefStatus, string, string]>([
    [1, 'allowed', 'notFinalized'],
    [2, 'allowed', 'notFinalized'],
    [3, 'finalized', 'allowed'],
    [4, 'approved', 'approved'],
    [5, 'allowed', 'notFinalized'],
  ])('whether a coordinator can finalise and approve in status %i', (status, finalize, approve) => {
    const process = activeProcess(mini({ status }));
    const outcome = (verdict: { isAllowed: boolean; reason?: string }) =>
      verdict.isAllowed ? 'allowed' : verdict.reason;
    expect(outcome(canFinalize({ status }, process, coordinatorOfAfrica))).toBe(finalize);
    expect(outcome(canApprove({ status, country: 107 }, process, coordinatorOfAfrica))).toBe(approve);
  });

  test('a superuser finalises the application of no country, which cannot be approved', () => {
    const facts = { country: null, country_details: undefined, status: 3 } as unknown as Partial<DrefMini>;
    const process = activeProcess(mini(facts));
    expect(canFinalize({ status: 1 }, process, superUser)).toEqual({ isAllowed: true });
    expect(canFinalize({ status: 1 }, process, coordinatorOfAll)).toEqual({ isAllowed: false, reason: 'notApprover' });
    expect(canApprove(process.latest, process, superUser)).toEqual({ isAllowed: false, reason: 'noCountry' });
  });

  test('an update whose country was cleared cannot be approved, whatever the application has', () => {
    const update = { id: 8, operational_update_number: 1, status: 3, country: null, country_details: null };
    const facts = { has_ops_update: true, operational_update_details: [update] } as unknown as Partial<DrefMini>;
    const process = activeProcess(mini(facts));
    expect(process.application.country).not.toBeNull();
    expect(canApprove(process.latest, process, superUser)).toEqual({ isAllowed: false, reason: 'noCountry' });
  });

  test('others are told why they may not', () => {
    const process = activeProcess(mini());
    expect(canFinalize({ status: 1 }, process, writer)).toEqual({ isAllowed: false, reason: 'notApprover' });
    expect(canFinalize({ status: 2 }, process, writer)).toEqual({ isAllowed: false, reason: 'finalizing' });
    expect(canApprove({ status: 3, country: 107 }, process, writer)).toEqual({
      isAllowed: false,
      reason: 'notApprover',
    });
    const nowhere = activeProcess(mini({ country: null, country_details: null }));
    expect(canApprove({ status: 3, country: null }, nowhere, superUser)).toEqual({
      isAllowed: false,
      reason: 'noCountry',
    });
  });

  test.each<[Partial<DrefMini>, string, string]>([
    [{ status: 4 }, 'allowed', 'allowed'],
    [{ status: 3 }, 'applicationNotApproved', 'applicationNotApproved'],
    [{ status: 4, unpublished_op_update_count: 1 }, 'updateNotApproved', 'updateNotApproved'],
    [{ status: 4, has_final_report: true }, 'hasFinalReport', 'hasFinalReport'],
    [{ status: 4, type_of_dref: 3 }, 'allowed', 'loan'],
  ])('whether an update or a final report can follow %o', (facts, expectedUpdate, expectedReport) => {
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
  ])('isEditable in status %i', (status, expected) => expect(isEditable(status)).toBe(expected));

  test.each<[DrefStatus, DrefType, string]>([
    [1, 2, 'finalize'],
    [2, 2, 'wait'],
    [3, 2, 'approve'],
    [4, 2, 'followUp'],
    [4, 3, 'followUpLoan'],
    [5, 2, 'retry'],
  ])('the next step in status %i of type %i is %s', (status, type_of_dref, expected) =>
    expect(nextStep(activeProcess(mini({ status, type_of_dref })))).toBe(expected),
  );

  test('an approved final report has no next step', () => {
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
  ])('readOnlyReason in status %i, written in %s, read in %s', (status, original, language, expected) =>
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
  ])('imminentCosts of budgets %o, surge %s', (budgets, hasSurge, expected) =>
    expect(imminentCosts(budgets, hasSurge)).toEqual(expected),
  );

  test.each([
    [[20_000, 50_000], 10_000, 5_800, [70_000, 10_000, 5_800, 85_800]],
    [[20_000, null], null, 5_000, [20_000, null, 5_000, 25_000]],
    [[], null, null, [null, null, null, null]],
  ])(
    'imminentExpenditure of %o, surge %s, indirect %s',
    (expenditures, surge_deployment_cost, indirect_cost, [sub, surge, indirect, total]) =>
      expect(imminentExpenditure(expenditures, { surge_deployment_cost, indirect_cost })).toEqual({
        sub_total_expenditure_cost: sub,
        surge_deployment_expenditure_cost: surge,
        indirect_expenditure_cost: indirect,
        total_expenditure_cost: total,
      }),
  );

  test('of interventions that are not there is unknown', () => {
    expect([interventionsBudget(null), interventionsBudget(undefined), interventionsBudget([{}])]).toEqual([
      null,
      null,
      null,
    ]);
  });

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
    ['2026-03-10', undefined, null],
    ['2026-03-10T08:00', 3, null],
    ['12026-03-10', 3, null],
    ['9999-11-30', 1, '9999-12-31'],
    ['9999-11-30', 2, null],
    ['2026-06-15', 99_999, null],
    ['2026-06-15', 2_147_483_647, null],
  ])('%s and %s months end on %s', (start, months, expected) => expect(endAfterMonths(start, months)).toBe(expected));

  test.each([
    ['2026-01-01', 45, '2026-02-28'],
    ['2026-03-10', 45, '2026-04-30'],
    ['2026-12-01', 45, '2027-01-31'],
    [null, 45, null],
    ['2026-12-01', null, null],
    ['2026-12-01', undefined, null],
    ['2026-12-01T08:00', 45, null],
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
    ['operationalUpdate', 0, true, 'oldImminent'],
    ['operationalUpdate', 1, true, 'assessment'],
    ['application', 0, true, 'imminent'],
  ])('%s of type %s, of today’s server %s', (stage, type_of_dref, is_dref_imminent_v2, expected) =>
    expect(drefLayout(stage, { type_of_dref, is_dref_imminent_v2 })).toBe(expected),
  );

  test('of a document whose type is not known is that of a response', () => {
    expect(drefLayout('application', {})).toBe('response');
  });

  /** @source reference/dref.md, sections 1.7 and 6 */
  test.each<[DrefStage, DrefType | null, boolean | null, DrefLayout]>([
    ['application', 0, true, 'imminent'],
    ['application', 0, false, 'oldImminent'],
    ['application', 0, null, 'oldImminent'],
    ['application', 1, false, 'assessment'],
    ['application', 3, true, 'loan'],
    ['application', null, false, 'response'],
    ['operationalUpdate', 0, false, 'oldImminent'],
    ['finalReport', 0, true, 'imminent'],
    ['finalReport', 2, false, 'response'],
  ])('%s of type %s, with early actions %s, is printed as %s', (stage, type_of_dref, is_dref_imminent_v2, expected) =>
    expect(printLayout(stage, { type_of_dref, is_dref_imminent_v2 })).toBe(expected),
  );

  /** @source reference/dref.md, section 5 */
  test('interventions, needs and actions are printed in one order, unknown ones last and as they came', () => {
    const order = [
      ['shelter_housing_and_settlements', 'health', 'water_sanitation_and_hygiene', 'secretariat_services'],
      ['livelihoods_and_basic_needs', 'multi_purpose_cash_grants', 'education', 'environment_sustainability'],
      ['multi_purpose_cash', 'environmental_sustainability', 'coordination_and_partnerships'],
      ['national_society_readiness', 'assessment', 'resource_mobilization', 'national_society_eoc', 'other'],
      ['coordination', 'activation_of_contingency_plans', 'other', 'unknown', 'another'],
      ['protection_gender_and_inclusion', 'migration_and_displacement', 'community_engagement_and_accountability'],
      ['risk_reduction_climate_adaptation_and_recovery', 'national_society_strengthening'],
    ];
    for (const titles of order) {
      const rows = titles.map((title) => ({ title }) as Parameters<typeof sortForPrint>[0][number]);
      const known = titles.filter((title) => title !== 'unknown' && title !== 'another');
      const unknown = rows.slice(known.length);
      const printed = sortForPrint([...unknown, ...rows.slice(0, known.length).toReversed()]);
      expect(printed.map(({ title }) => title)).toEqual(titles);
    }
  });

  test.each([
    [0, true],
    [3, true],
    [4, false],
    ['0', false],
    [null, false],
    [undefined, false],
  ])('%j is a type: %s', (key, expected) => expect(isDrefType(key)).toBe(expected));

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
    [undefined, false],
  ])('hazard %s may be man-made: %s', (hazard, expected) => expect(canBeManMade(hazard)).toBe(expected));
});

describe('warnings', () => {
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
    [{ district: [1, 3] }, ['locationUndeclared']],
    [{ district: [1, 2, 2] }, []],
    [{ district: null }, ['locationUndeclared']],
    [{ district: null, changing_geographic_location: true }, []],
    [{ additional_allocation: 10, request_for_second_allocation: true }, ['budgetUndeclared']],
    [{ additional_allocation: 0, request_for_second_allocation: true }, ['budgetUnchanged']],
    [{ changing_target_population_of_operation: true }, ['targetUnchanged']],
    [{ total_targeted_population: null }, ['targetUndeclared']],
  ])('updateWarnings of an update with %o', (changes, expected) => {
    expect(updateWarnings({ ...unchanged, ...changes }, previous, false)).toEqual(expected);
    expect(updateWarnings({ ...unchanged, ...changes }, previous, true)).toEqual([]);
  });

  test('no provinces before and none now are the same', () => {
    const nowhere = { ...unchanged, district: null };
    expect(updateWarnings(nowhere, { ...previous, district: null }, false)).toEqual([]);
    expect(updateWarnings(nowhere, { ...previous, district: [] }, false)).toEqual([]);
    expect(updateWarnings(unchanged, { ...previous, district: null }, false)).toEqual(['locationUndeclared']);
  });
});

describe('texts', () => {
  test.each([
    ['example.org/report', 'https://example.org/report'],
    [' http://example.org ', 'http://example.org'],
    ['https://example.org', 'https://example.org'],
    [' example.org ', 'https://example.org'],
    ['example.org/a:b', 'https://example.org/a:b'],
    ['H2+x-y.z:path', 'H2+x-y.z:path'],
    ['1a:path', 'https://1a:path'],
  ])('the address %o', (text, expected) => expect(withScheme(text)).toBe(expected));
});
