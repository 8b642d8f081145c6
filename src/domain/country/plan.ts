import type { CountryPlan, StrategicPriority } from '#contract/countryPlan';

/** The strategic priorities in the order in which they are shown. @source reference/countries-and-regions.md, section 5.6 */
const priorityOrder: readonly StrategicPriority['type'][] = [
  'ongoing_emergency_operations',
  'climate_and_environment',
  'disasters_and_crisis',
  'health_and_wellbeing',
  'migration_and_displacement',
  'value_power_and_inclusion',
];

/** The priorities of a plan in display order; the server sends them unordered. */
export const orderedPriorities = ({ strategic_priorities }: Pick<CountryPlan, 'strategic_priorities'>) =>
  strategic_priorities.toSorted((a, b) => priorityOrder.indexOf(a.type) - priorityOrder.indexOf(b.type));
