/** Sectors of projects, in the order of their keys. */
export const primarySectors = [
  'WASH',
  'Protection, gender and inclusion',
  'Community engagement and accountability',
  'Migration',
  'Risk reduction, climate adaptation and recovery',
  'Shelter',
  'National Society strengthening',
  'Education',
  'Livelihoods and basic needs',
  'Health (public)',
  'Health (clinical)',
];

export const secondarySectors = [
  'WASH',
  'Protection, gender and inclusion',
  'Community engagement and accountability',
  'Migration',
  'Disaster risk reduction',
  'Shelter',
  'National Society strengthening',
  'Education',
  'Livelihoods and basic needs',
  'Recovery',
  'Internal displacement',
  'Health (public)',
  'Health (clinical)',
  'COVID-19',
  'RCCE',
];
