import type { ActionRow } from '../field-reports/tables';
import type { DonorGroupRow } from './tables';

const names = [
  'Damage/Needs assessment',
  'Search & Rescue',
  'Water & Sanitation',
  'Food aid',
  'Health',
  'Shelter',
  'Camp management',
  'Psychosocial support services',
  'RFL',
  'Evacuation',
  'First Aid',
  'Relief/Supply distribution',
  'Other',
  'Human remains management',
  'CVA/Basic needs',
];

const firstId = 27;

const explanations: Readonly<Record<string, string>> = {
  RFL: 'Restoring family links',
  'CVA/Basic needs': 'Cash and voucher assistance',
};

/** The actions that a flash update can name. @source reference/emergencies.md, section 5 */
export const flashActionList: readonly ActionRow[] = names.map((name, index) => {
  const explanation = explanations[name];
  return {
    id: firstId + index,
    name: { en: name },
    category: 'General',
    organizations:
      name === 'Camp management' ? ['NTLS', 'PNS', 'GOV'] : name === 'RFL' ? ['NTLS'] : ['NTLS', 'PNS', 'FDRN', 'GOV'],
    field_report_types: ['EVT'],
    tooltip_text: explanation === undefined ? null : { en: explanation },
  };
});

export const donorGroupList: readonly DonorGroupRow[] = [
  { id: 1, name: 'Government donors' },
  { id: 2, name: 'Foundations' },
  { id: 3, name: 'Private sector' },
  { id: 4, name: 'Diplomatic missions' },
];
