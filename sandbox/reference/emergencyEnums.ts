import type { EnumChoices } from './enumChoices';

/** Emergencies, appeals, field reports, places and people. */
export const emergencyEnums = {
  api_action_category: [
    ['General', 'General'],
    ['Health', 'Health'],
    ['NS Institutional Strengthening', 'NS Institutional Strengthening'],
    ['Socioeconomic Interventions', 'Socioeconomic Interventions'],
  ],
  api_action_org: [
    ['NTLS', 'National Society'],
    ['PNS', 'RCRC'],
    ['FDRN', 'Federation'],
    ['GOV', 'Government'],
  ],
  api_action_type: [
    ['EVT', 'Event'],
    ['EW', 'Early Warning'],
    ['EPI', 'Epidemic'],
    ['COVID', 'COVID-19'],
  ],
  api_alert_level: [
    [0, 'Yellow'],
    [1, 'Orange'],
    [2, 'Red'],
  ],
  api_appeal_status: [
    [0, 'Active'],
    [1, 'Closed'],
    [2, 'Frozen'],
    [3, 'Archived'],
  ],
  api_appeal_type: [
    [0, 'DREF'],
    [1, 'Emergency Appeal'],
    [2, 'International Appeal'],
    [3, 'Forecast Based Action'],
  ],
  api_country_type: [
    [1, 'Country'],
    [2, 'Cluster'],
    [3, 'Region'],
    [4, 'Country Office'],
    [5, 'Representative Office'],
  ],
  api_episource_choices: [
    [0, 'Ministry of health'],
    [1, 'WHO'],
    [2, 'OTHER'],
  ],
  api_field_report_bulletin: [
    [0, 'No'],
    [1, 'Requested'],
    [2, 'Planned'],
    [3, 'Completed'],
  ],
  api_field_report_recent_affected: [
    [0, 'Unknown'],
    [1, 'Red Cross / Red Crescent'],
    [2, 'Government'],
    [3, 'Other'],
    [4, 'Red Cross / Red Crescent, potentially'],
    [5, 'Government, potentially'],
    [6, 'Other, potentially'],
  ],
  api_field_report_status: [
    [0, 'Unknown'],
    [2, 'Two'],
    [3, 'Three'],
    [8, 'Early Warning / Early Action'],
    [9, 'Event'],
    [10, 'Ten'],
  ],
  api_position_type: [
    [1, 'Top'],
    [2, 'High'],
    [3, 'Middle'],
    [4, 'Low'],
    [5, 'Bottom'],
  ],
  api_profile_org_types: [
    ['NTLS', 'National Society'],
    ['DLGN', 'Delegation'],
    ['SCRT', 'Secretariat'],
    ['ICRC', 'ICRC'],
    ['OTHR', 'Other'],
  ],
  api_region_name: [
    [0, 'Africa'],
    [1, 'Americas'],
    [2, 'Asia Pacific'],
    [3, 'Europe'],
    [4, 'Middle East & North Africa'],
  ],
  api_request_choices: [
    [0, 'No'],
    [1, 'Requested'],
    [2, 'Planned'],
    [3, 'Completed'],
  ],
  api_supporting_type: [
    [0, 'Ifrc'],
    [1, 'International Partners'],
  ],
  api_tab_number: [
    [1, 'Tab 1'],
    [2, 'Tab 2'],
    [3, 'Tab 3'],
  ],
  api_visibility_char_choices: [
    ['logged_in_user', 'RCRC Movement'],
    ['ifrc_only', 'IFRC Secretariat'],
    ['public', 'Public'],
    ['ifrc_ns', 'IFRC and NS'],
  ],
  api_visibility_choices: [
    [1, 'RCRC Movement'],
    [2, 'IFRC Secretariat'],
    [3, 'Public'],
    [4, 'IFRC and NS'],
  ],
} as const satisfies EnumChoices;
