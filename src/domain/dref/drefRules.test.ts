import { describe, expect, test } from 'vitest';
import type { DrefMini } from '#contract/dref';
import type { DrefStatus, DrefType } from '#contract/enums';
import { activeProcess } from './drefProcess';
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
import { mini } from './testDrefs';

/** @source reference/dref.md */

const coordinatorOfAfrica = { isSuperUser: false, isDrefRegionalCoordinator: (region: number) => region === 0 };
const superUser = { isSuperUser: true, isDrefRegionalCoordinator: () => false };
const coordinatorOfAll = { isSuperUser: false, isDrefRegionalCoordinator: () => true };
const writer = { isSuperUser: false, isDrefRegionalCoordinator: () => false };

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
