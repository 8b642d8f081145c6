import { defineStrings } from '#domain/language/strings';

/** What the parts of a field report are called, on its page and in its form. */
export const reportLabelStrings = defineStrings('fieldReportLabels', {
  redCross: 'Red Cross Red Crescent',
  government: 'Government',
  other: 'Other sources',
  figureBySource: '{figure}, {source}',

  injured: 'Injured',
  dead: 'Dead',
  missing: 'Missing',
  affected: 'Affected',
  displaced: 'Displaced',
  potentially_affected: 'Potentially affected',
  highest_risk: 'People at highest risk',
  centres: 'Largest population centres',
  assisted: 'Assisted',

  epi_cases: 'Cumulative cases',
  epi_suspected_cases: 'Suspected cases',
  epi_probable_cases: 'Probable cases',
  epi_confirmed_cases: 'Confirmed cases',
  epi_num_dead: 'Cumulative dead',
  epi_cases_since_last_fr: 'New cases since last report',
  epi_deaths_since_last_fr: 'New deaths since last report',
  epi_figures_source: 'Source of figures',
  epi_notes_since_last_fr: 'Notes',
  sit_fields_date: 'Date of data',

  num_localstaff: 'National Society staff',
  num_volunteers: 'National Society volunteers',
  num_expats_delegates: 'Partner personnel of the Red Cross Red Crescent',

  start_date: 'Start date',
  startOfOutbreak: 'Start of outbreak',
  forecastDate: 'Forecasted date of impact',
  visibility: 'Visible to',
  request_assistance: 'Government requests international assistance',
  ns_request_assistance: 'National Society requests international assistance',
  other_sources: 'Source details',
  overview: 'Situational overview',
  riskAnalysis: 'Risk analysis',
  bulletin: 'Information bulletin',
  actions_others: 'Actions taken by others',
  external_partners: 'External partners',
  supported_activities: 'Supported activities',
  covid: 'COVID-19 related',

  NTLS: 'Actions taken by the National Society',
  FDRN: 'Actions taken by the IFRC',
  PNS: 'Actions taken by other Red Cross Red Crescent societies',
  GOV: 'Actions taken by the government',
  actionsSummary: 'Summary',

  dref: 'DREF requested',
  appeal: 'Emergency appeal',
  fact: 'Rapid response personnel',
  emergency_response_unit: 'Emergency response units',
  forecast_based_action: 'Forecast based action',
  rdrt: 'RDRT/RITS',

  Originator: 'Originator',
  NationalSociety: 'National Society contact',
  Federation: 'IFRC focal point for the emergency',
  Media: 'Media contact',
});

export const fieldReportListStrings = defineStrings('fieldReportsTable', {
  title: 'All field reports',
  heading: 'All field reports ({count})',
  description: 'What National Societies and the federation report from the field, newest first.',
  caption: 'Field reports',
  newReport: 'New field report',
});
