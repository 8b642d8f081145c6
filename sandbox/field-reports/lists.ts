import type { ActionRow } from './tables';

const named: readonly (readonly [string, string, string])[] = [
  ['First aid', 'Health', 'EVT EPI EW'],
  ['Ambulance services', 'Health', 'EVT EPI COVID'],
  ['Psychosocial support', 'Health', 'EVT EPI COVID'],
  ['Vaccination', 'Health', 'EPI COVID'],
  ['Contact tracing', 'Health', 'EPI COVID'],
  ['Safe and dignified burials', 'Health', 'EPI COVID'],
  ['Community-based surveillance', 'Health', 'EPI COVID EW'],
  ['Infection prevention and control', 'Health', 'EPI COVID'],
  ['Search and rescue', 'General', 'EVT'],
  ['Evacuation', 'General', 'EVT EW'],
  ['Distribution of household items', 'General', 'EVT EW'],
  ['Shelter assistance', 'General', 'EVT EW'],
  ['Water and sanitation', 'General', 'EVT EPI EW'],
  ['Hygiene promotion', 'General', 'EVT EPI EW COVID'],
  ['Needs assessment', 'General', 'EVT EW'],
  ['Early warning messages', 'General', 'EW'],
  ['Pre-positioning of stocks', 'General', 'EW'],
  ['Restoring family links', 'General', 'EVT'],
  ['Cash assistance', 'Socioeconomic Interventions', 'EVT EW COVID'],
  ['Food assistance', 'Socioeconomic Interventions', 'EVT COVID'],
  ['Livelihood protection', 'Socioeconomic Interventions', 'EVT EW COVID'],
  ['Business continuity planning', 'NS Institutional Strengthening', 'COVID'],
  ['Volunteer insurance', 'NS Institutional Strengthening', 'COVID EVT'],
  ['Training of volunteers', 'NS Institutional Strengthening', 'EVT EPI EW COVID'],
];

export const actionList: readonly ActionRow[] = named.map(([name, category, types], index) => ({
  id: index + 1,
  name: { en: name },
  category,
  organizations: category === 'NS Institutional Strengthening' ? ['NTLS', 'FDRN'] : ['NTLS', 'PNS', 'FDRN', 'GOV'],
  field_report_types: types.split(' '),
  tooltip_text: null,
}));

export const partnerList = ['United Nations agencies', 'Government partners', 'Private sector', 'Other organisations'];

export const supportedActivityList = ['Health', 'Livelihoods', 'Risk communication', 'Logistics', 'Coordination'];
