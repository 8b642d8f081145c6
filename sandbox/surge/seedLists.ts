/** Titles of positions; names are invented. */
export const roles = [
  'Operations Manager',
  'Field Coordinator',
  'Health Officer',
  'WASH Coordinator',
  'Logistics Coordinator',
  'Information Management Officer',
  'Cash Coordinator',
  'Communications Officer',
];
export const names = ['Alma Berg', 'Chidi Obi', 'Dana Levi', 'Eero Salo', 'Flor Vega', 'Gita Rao'];

/** Keys of unit types that the seed deploys. @source reference/surge.md, section 5 */
export const eruTypes = [1, 2, 4, 5, 6, 7, 12, 13, 17, 20];
