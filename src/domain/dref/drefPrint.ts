import type {
  DrefIdentifiedNeedTitle,
  DrefNationalSocietyActionTitle,
  DrefPlannedInterventionTitle,
} from '#contract/enums';
import { type DrefLayout, type DrefStage, drefLayout, drefType, type LayoutFields } from './drefTypes';

/**
 * The layout of a printed document. Imminent applications that were created before the server had early actions are printed like a
 * response.
 *
 * @source reference/dref.md, sections 1.7 and 6
 */
export function printLayout(stage: DrefStage, document: LayoutFields): DrefLayout {
  const isImminentApplication = stage === 'application' && document.type_of_dref === drefType.imminent;
  return isImminentApplication && !document.is_dref_imminent_v2 ? 'oldImminent' : drefLayout(stage, document);
}

type Title = DrefPlannedInterventionTitle | DrefIdentifiedNeedTitle | DrefNationalSocietyActionTitle;

/** The print order of interventions, needs and actions, by title; the three share one order. @source reference/dref.md, section 5 */
const titles: readonly Title[] = [
  'shelter_housing_and_settlements',
  'livelihoods_and_basic_needs',
  'multi_purpose_cash',
  'multi_purpose_cash_grants',
  'health',
  'water_sanitation_and_hygiene',
  'protection_gender_and_inclusion',
  'education',
  'migration_and_displacement',
  'risk_reduction_climate_adaptation_and_recovery',
  'community_engagement_and_accountability',
  'environmental_sustainability',
  'environment_sustainability',
  'coordination_and_partnerships',
  'coordination',
  'secretariat_services',
  'national_society_strengthening',
  'national_society_readiness',
  'assessment',
  'resource_mobilization',
  'activation_of_contingency_plans',
  'national_society_eoc',
  'other',
];

/** Rows in print order; unknown titles come last. @source reference/dref.md, section 1.7 */
export function sortForPrint<Row extends { readonly title: Title }>(rows: readonly Row[]): readonly Row[] {
  const placeOf = ({ title }: Row) => (titles.includes(title) ? titles.indexOf(title) : titles.length);
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
