import { defineStrings } from '#domain/language/strings';

/** The closed lists of a country's plan by the server's keys: the server names them in English alone. @source reference/countries-and-regions.md, sections 5.6 and 5.7 */
export const planStrings = defineStrings('countryPlan', {
  ongoing_emergency_operations: 'Ongoing emergency operations',
  climate_and_environment: 'Climate and environment',
  disasters_and_crisis: 'Disasters and crisis',
  health_and_wellbeing: 'Health and wellbeing',
  migration_and_displacement: 'Migration and displacement',
  value_power_and_inclusion: 'Values, power and inclusion',
  climate: 'Climate',
  crisis: 'Crisis',
  health: 'Health',
  migration: 'Migration',
  inclusion: 'Inclusion',
  enabling_functions: 'Enabling functions',
});
