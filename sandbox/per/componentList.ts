import type { Translated } from '../core/http/language';
import type { PerComponentRow } from './tables';

/** Areas of the preparedness mechanism in the order of their numbers. @source reference/preparedness.md, sections 4.6 and 4.7 */
export const areaNames: readonly Translated[] = [
  {
    en: 'Policy Strategy and Standards',
    fr: 'Politique, stratégie et normes',
    es: 'Política, estrategia y normas',
    ar: 'السياسات والاستراتيجية والمعايير',
  },
  {
    en: 'Analysis and planning',
    fr: 'Analyse et planification',
    es: 'Análisis y planificación',
    ar: 'التحليل والتخطيط',
  },
  {
    en: 'Operational capacity',
    fr: 'Capacité opérationnelle',
    es: 'Capacidad operativa',
    ar: 'القدرة التشغيلية',
  },
  { en: 'Coordination', fr: 'Coordination', es: 'Coordinación', ar: 'التنسيق' },
  {
    en: 'Operations support',
    fr: 'Soutien aux opérations',
    es: 'Apoyo a las operaciones',
    ar: 'دعم العمليات',
  },
];

/** Titles of the components 1 to 37 by area. */
const titlesByArea: readonly (readonly string[])[] = [
  [
    'RC Auxiliary Role, Mandate and Law',
    'DRM Strategy',
    'DRM Policy',
    'DRM Laws, Advocacy and Dissemination',
    'Quality and Accountability',
  ],
  [
    'Hazard, Context and Risk Analysis, Monitoring and Early Warning',
    'Scenario Planning',
    'Risk Management',
    'Preparedness Plans and Budgets',
    'Business Continuity',
    'Emergency Response Procedures (SOPs)',
    'Response and Recovery Planning',
    'Pre-Disaster Meetings and Agreements',
  ],
  [
    'NS-specific areas of intervention',
    'Mapping of NS capacities',
    'Early Action Mechanisms',
    'Cash Based Intervention (CBI)',
    'Emergency Needs Assessment',
    'Affected Population Selection',
    'Emergency Operations Centre (EOC)',
    'Information Management',
    'Testing and Learning',
  ],
  [
    'Activation of Regional and International Support',
    'Coordination with Movement',
    'Coordination with Authorities',
    'Coordination with External Agencies and NGOs',
    'Civil Military Relations',
    'Coordination with Local Community Level Responders',
    'Cooperation with Private Sector',
  ],
  [
    'Safety and Security Management',
    'Operations Monitoring, Evaluation, Reporting and Learning',
    'Finance and Admin Policy and Emergency Procedures',
    'Information and Communication Technology (ICT)',
    'Logistics, Procurement and Supply Chain',
    'Staff and Volunteer Management',
    'Communication in Emergencies',
    'Resource Mobilisation',
  ],
];

/** The parts of component 14, with the letters A to N. */
const interventions = [
  'Community-based disaster preparedness and risk reduction',
  'Evacuation',
  'Health in emergencies',
  'First aid',
  'Water and sanitation',
  'Food security',
  'Livelihood security',
  'Search and rescue',
  'Shelter',
  'Management of dead bodies',
  'Restoring family links',
  'Transition to recovery',
  'Chemical, biological, radiological and nuclear hazards (CBRN)',
  'Community-based health and first aid (CBHFA)',
];

export const numbers = { withParts: 14, withGroups: 34 } as const;

/** The groups of the questions of component 34. */
export const groupTitles = [
  'Procurement',
  'Logistics management',
  'Supply chain management',
  'Fleet and transportation management',
  'Warehouse and stock management',
];

const guidance = (subject: string) =>
  `<p>Describe how this component takes account of <strong>${subject}</strong>.</p>`;

const component = (area: number, num: number, letter: string | null, title: string): Omit<PerComponentRow, 'id'> => ({
  area,
  component_num: num,
  component_letter: letter,
  description: `What a National Society needs in place for: ${title}.`,
  is_parent: num === numbers.withParts && letter === null,
  has_question_group: num === numbers.withGroups,
  name: { en: title },
  climate_environmental_considerations_guidance: guidance('climate and environmental risks'),
  epi_considerations_guidance: guidance('epidemics'),
  migration_considerations_guidance: guidance('people on the move'),
  urban_considerations_guidance: guidance('urban settings'),
});

/** 51 rows: 37 components, of which the 14th has 14 parts. */
export function componentList(): PerComponentRow[] {
  let number = 0;
  const rows = titlesByArea.flatMap((titles, index) =>
    titles.flatMap((title) => {
      number += 1;
      const area = index + 1;
      const own = component(area, number, null, title);
      if (number !== numbers.withParts) return [own];
      const parts = interventions.map((part, place) =>
        component(area, numbers.withParts, String.fromCharCode(65 + place), part),
      );
      return [own, ...parts];
    }),
  );
  return rows.map((row, index) => ({ ...row, id: index + 1 }));
}
