import { defineStrings } from '#domain/language/strings';

/** People by age and sex, on pages and in forms. */
export const ageStrings = defineStrings('peopleByAge', {
  age: 'Age',
  to1: '0 to 1',
  to5: '2 to 5',
  to12: '6 to 12',
  to17: '13 to 17',
  to59: '18 to 59',
  from60: '60 and older',
  unknown: 'Unknown',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  total: 'Total',
});
