import { describe, expect, test } from 'vitest';
import type { DrefType } from '#contract/enums';
import { printLayout, sortForPrint } from './drefPrint';
import { stepsOfLayout } from './drefSteps';
import { canBeManMade, type DrefLayout, type DrefStage, drefLayout, isDrefType } from './drefTypes';

/** @source reference/dref.md */

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
