import type { FieldReport } from '#contract/fieldReport';
import type { FieldReportMini } from '#contract/fieldReportMini';
import type { Context } from '../core/http/context';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { eventMinis } from '../emergencies/eventMini';
import { reportSummary } from '../emergencies/titles';
import { countryMini, districtMini, regionBrief } from '../places/serialise';
import { countries, districts, regions } from '../places/tables';
import type { EnumName } from '../reference/enumLabels';
import { display } from '../reference/labels';
import { disasterTypeById, named } from '../reference/serialise';
import { action } from './action';
import type { FieldReportRow } from './tables';
import { actions, externalPartners, supportedActivities } from './tables';

/** Fields that hold a choice, and the enumeration that labels it. */
const requestFields = [
  'appeal',
  'bulletin',
  'dref',
  'emergency_response_unit',
  'eru_base_camp',
  'eru_basic_health_care',
  'eru_deployment_hospital',
  'eru_it_telecom',
  'eru_logistics',
  'eru_referral_hospital',
  'eru_relief',
  'eru_water_sanitation_15',
  'eru_water_sanitation_20',
  'eru_water_sanitation_40',
  'fact',
  'forecast_based_action',
  'imminent_dref',
  'rdrt',
] as const;

const choices: Partial<Record<keyof FieldReportRow, EnumName>> = {
  ...Object.fromEntries(requestFields.map((field) => [field, 'api_request_choices'])),
  epi_figures_source: 'api_episource_choices',
  visibility: 'api_visibility_choices',
};

function displays(row: FieldReportRow, { language }: Context): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(choices).map(([field, name]) => {
      const key: unknown = Reflect.get(row, field);
      const isKey = typeof key === 'number' || typeof key === 'string';
      return [`${field}_display`, isKey && name ? display(name, key, language) : null];
    }),
  );
}

const english = { translation_module_original_language: 'en' } as const;

/** Field reports in the shape of their list and detail. @source reference/emergencies.md, section 4.3 */
export function fieldReportItems(rows: FieldReportRow[], context: Context): FieldReport[] {
  const { store, lookups, language } = context;
  const minis = eventMinis(
    rows.flatMap(({ event }) => event ?? []),
    context,
  );
  const authors = store.getMany(
    users,
    rows.flatMap(({ user }) => user ?? []),
  );
  return rows.map((row) => {
    const { dtype_name: _, event_name: __, country_names: ___, summaries: ____, ...fields } = row;
    const author = row.user === null ? undefined : authors.get(row.user);
    const whole = {
      ...fields,
      ...displays(row, context),
      summary: reportSummary(row, language),
      actions_taken: row.actions_taken.map((taken) => ({
        ...taken,
        actions_details: pick(lookups.rows(actions), taken.actions).map((each) => action(each, language)),
        ...english,
      })),
      sources: row.sources.map((source) => ({ ...source, ...english })),
      countries_details: pick(lookups.rows(countries), row.countries).map((each) => countryMini(each, language)),
      districts_details: pick(lookups.rows(districts), row.districts).map(districtMini),
      regions_details: pick(lookups.rows(regions), row.regions).map((each) => regionBrief(each, language)),
      dtype_details: disasterTypeById(context, row.dtype),
      event_details: row.event === null ? null : (minis.get(row.event) ?? null),
      external_partners_details: pick(lookups.rows(externalPartners), row.external_partners).map((e) =>
        named(e, language),
      ),
      supported_activities_details: pick(lookups.rows(supportedActivities), row.supported_activities).map((e) =>
        named(e, language),
      ),
      user_details: author
        ? {
            id: author.id,
            email: author.email,
            first_name: author.first_name,
            last_name: author.last_name,
            username: author.username,
          }
        : null,
    };
    // The displayed labels are built by name, which the compiler cannot follow; a test validates every response.
    return whole as unknown as FieldReport;
  });
}

const miniFields = [
  'id',
  'affected_pop_centres',
  'contacts',
  'created_at',
  'description',
  'epi_cases',
  'epi_cases_since_last_fr',
  'epi_confirmed_cases',
  'epi_deaths_since_last_fr',
  'epi_figures_source',
  'epi_notes_since_last_fr',
  'epi_num_dead',
  'epi_probable_cases',
  'epi_suspected_cases',
  'gov_affected_pop_centres',
  'gov_num_affected',
  'gov_num_assisted',
  'gov_num_dead',
  'gov_num_displaced',
  'gov_num_highest_risk',
  'gov_num_injured',
  'gov_num_missing',
  'gov_num_potentially_affected',
  'is_covid_report',
  'notes_health',
  'notes_ns',
  'notes_socioeco',
  'ns_request_assistance',
  'num_affected',
  'num_assisted',
  'num_dead',
  'num_displaced',
  'num_expats_delegates',
  'num_highest_risk',
  'num_injured',
  'num_localstaff',
  'num_missing',
  'num_potentially_affected',
  'num_volunteers',
  'other_affected_pop_centres',
  'other_num_affected',
  'other_num_assisted',
  'other_num_dead',
  'other_num_displaced',
  'other_num_highest_risk',
  'other_num_injured',
  'other_num_missing',
  'other_num_potentially_affected',
  'recent_affected',
  'report_date',
  'request_assistance',
  'status',
  'summary',
  'translation_module_original_language',
  'updated_at',
  'visibility',
] as const satisfies readonly (keyof FieldReportRow & keyof FieldReportMini)[];

/** A field report in the short shape that emergencies include. */
export function fieldReportMini(row: FieldReportRow, context: Context): FieldReportMini {
  const shown = displays(row, context);
  const fields = Object.fromEntries(miniFields.map((field) => [field, row[field]]));
  return {
    ...fields,
    countries: pick(context.lookups.rows(countries), row.countries).map((each) => countryMini(each, context.language)),
    summary: reportSummary(row, context.language),
    epi_figures_source_display: shown.epi_figures_source_display ?? null,
    visibility_display: shown.visibility_display ?? '',
  } as FieldReportMini;
}

/** The figures that `recent_affected` 1 to 6 selects. */
const affectedFigures = [
  'num_affected',
  'gov_num_affected',
  'other_num_affected',
  'num_potentially_affected',
  'gov_num_potentially_affected',
  'other_num_potentially_affected',
] as const;

/** A report inside one emergency: of the figures of affected people only the current one. @source reference/emergencies.md, section 4.3 */
export function currentFigureOnly({ recent_affected, ...report }: FieldReportMini): FieldReportMini {
  const result: FieldReportMini = { ...report };
  affectedFigures.forEach((figure, index) => {
    if (recent_affected !== index + 1) delete result[figure];
  });
  return result;
}
