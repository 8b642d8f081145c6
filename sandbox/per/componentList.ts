import type { PerComponentRow } from './tables';

/** Components of the preparedness mechanism by area; a letter marks one that has parts. */
const areas: readonly (readonly string[])[] = [
  [
    'RC auxiliary role, mandate and law',
    'DRM strategy',
    'DRM policy',
    'DRM laws, advocacy and dissemination',
    'Quality and accountability',
  ],
  [
    'Hazard, context and risk analysis, monitoring and early warning',
    'Scenario planning',
    'Risk management',
    'Preparedness plans and budgets',
    'Business continuity',
    'Emergency response procedures',
    'Response and recovery planning',
  ],
  [
    'Coordination with movement',
    'Coordination with authorities',
    'Coordination with external agencies and NGOs',
    'Civil military relations',
    'Coordination with local community-level responders',
    'Cooperation with private sector',
  ],
  [
    'Early action mechanisms',
    'Emergency needs assessment and planning',
    'Affected population selection',
    'Emergency operations centre',
    'Information management',
    'Testing and learning',
    'Activation of regional and international support',
    'Mapping of NS capacities',
    'Communication in emergencies',
    'Reporting and monitoring',
    'Resource mobilisation',
  ],
  [
    'Finance and admin policy and emergency procedures',
    'Information and communication technology',
    'Logistics, procurement and supply chain',
    'Staff and volunteer management',
    'Cash-based intervention',
    'Safety and security management',
    'Operations monitoring, evaluation, reporting and learning',
  ],
];

const lettered = [
  'Shelter',
  'Health',
  'Water, sanitation and hygiene',
  'Livelihoods',
  'Protection',
  'Search and rescue',
  'First aid',
  'Relief',
  'Restoring family links',
  'Migration',
  'Dead body management',
  'Psychosocial support',
  'Evacuation',
  'Education',
];

const component = (id: number, area: number, num: number, title: string): PerComponentRow => ({
  id,
  area,
  component_num: num,
  component_letter: null,
  description: `What a National Society needs in place for: ${title.toLowerCase()}.`,
  is_parent: false,
  has_question_group: false,
  name: { en: title },
});

/** 50 rows: 36 components, of which one has 14 parts. */
export function areaComponents(): PerComponentRow[] {
  let id = 0;
  let number = 0;
  const rows = areas.flatMap((titles, index) =>
    titles.map((title) => {
      id += 1;
      number += 1;
      return component(id, index + 1, number, title);
    }),
  );
  const parent = rows.find(({ name }) => name.en === 'Mapping of NS capacities');
  if (parent) parent.is_parent = true;
  const parts = lettered.map((title, index) => ({
    ...component(id + index + 1, parent?.area ?? 1, parent?.component_num ?? 1, title),
    component_letter: String.fromCharCode(97 + index),
    has_question_group: true,
  }));
  return [...rows, ...parts];
}
