import type { FieldReportRow } from './tables';

const noCounts = Object.fromEntries(
  ['', 'gov_', 'other_'].flatMap((source) =>
    ['affected', 'assisted', 'dead', 'displaced', 'highest_risk', 'injured', 'missing', 'potentially_affected'].map(
      (figure) => [`${source}num_${figure}`, null],
    ),
  ),
);

const noEruRequests = Object.fromEntries(
  ['base_camp', 'basic_health_care', 'deployment_hospital', 'it_telecom', 'logistics', 'referral_hospital', 'relief']
    .concat('water_sanitation_15', 'water_sanitation_20', 'water_sanitation_40')
    .flatMap((kind) => [
      [`eru_${kind}`, 0],
      [`eru_${kind}_units`, null],
    ]),
);

const noEpidemicFigures = Object.fromEntries(
  ['cases', 'cases_since_last_fr', 'confirmed_cases', 'deaths_since_last_fr', 'figures_source', 'notes_since_last_fr']
    .concat('num_dead', 'probable_cases', 'suspected_cases')
    .map((figure) => [`epi_${figure}`, null]),
);

/**
 * An empty field report with the defaults of the server.
 *
 * @param at - time of creation, ISO
 * @source reference/emergencies.md, section 4.5
 */
export function blankFieldReport(at: string): Omit<FieldReportRow, 'id'> {
  const blank = {
    ...noCounts,
    ...noEruRequests,
    ...noEpidemicFigures,
    actions_others: null,
    actions_taken: [],
    affected_pop_centres: null,
    appeal: 0,
    appeal_amount: null,
    bulletin: 0,
    contacts: [],
    countries: [],
    country_names: '',
    created_at: at,
    description: null,
    districts: [],
    dref: 0,
    dref_amount: null,
    dtype: 13,
    dtype_name: '',
    emergency_response_unit: 0,
    event: null,
    event_name: '',
    external_partners: [],
    fact: 0,
    forecast_based_action: 0,
    forecast_based_action_amount: null,
    fr_num: null,
    gov_affected_pop_centres: null,
    health_min_num_assisted: null,
    imminent_dref: 0,
    imminent_dref_amount: null,
    is_covid_report: false,
    notes_health: null,
    notes_ns: null,
    notes_socioeco: null,
    ns_request_assistance: null,
    num_emergency_response_unit: null,
    num_expats_delegates: null,
    num_fact: null,
    num_localstaff: null,
    num_rdrt: null,
    num_volunteers: null,
    other_affected_pop_centres: null,
    other_sources: null,
    previous_update: null,
    rdrt: 0,
    recent_affected: 0,
    regions: [],
    report_date: at,
    request_assistance: null,
    rid: null,
    sit_fields_date: null,
    sources: [],
    start_date: at,
    status: 0,
    summary: null,
    supported_activities: [],
    title: '',
    translation_module_original_language: 'en',
    translation_module_skip_auto_translation: false,
    updated_at: at,
    user: null,
    visibility: 1,
    who_num_assisted: null,
  };
  // The groups of figures are built by name, which the compiler cannot follow; a test validates every response.
  return blank as unknown as Omit<FieldReportRow, 'id'>;
}
