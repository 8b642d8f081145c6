import type { CountryDatabank } from '#contract/countryDatabank';
import { percentOf } from '../format/numbers';
import { sumOf } from '../lists/sumOf';

export type PeopleKind = 'volunteer' | 'staff';

const ages = ['6_12', '13_17', '18_29', '30_39', '40_49', '50_59', '60_69', '70_79', '80'] as const;
type Age = (typeof ages)[number];
type StaffAge = Exclude<Age, '6_12' | '13_17'>;

/** Individuals of one age group by sex; null where unknown. */
export interface AgeBand {
  /** `18_29`; the oldest is open: `80`. */
  readonly age: Age;
  readonly female: number | null;
  readonly male: number | null;
}

const isStaffAge = (age: Age): age is StaffAge => age !== '6_12' && age !== '13_17';

function bandOf(databank: CountryDatabank, kind: PeopleKind, age: Age): AgeBand | null {
  if (kind === 'volunteer') {
    return {
      age,
      female: databank[`fdrs_female_volunteer_age_${age}`],
      male: databank[`fdrs_male_volunteer_age_${age}`],
    };
  }
  if (!isStaffAge(age)) return null;
  return { age, female: databank[`fdrs_female_staff_age_${age}`], male: databank[`fdrs_male_staff_age_${age}`] };
}

/**
 * The volunteers or the staff of a National Society by age and sex, oldest first: volunteers from 6 years, staff from 18.
 *
 * The bands may add up to less than the total: the age of some people is unknown.
 *
 * @returns null where no band is known
 * @source reference/countries-and-regions.md, section 1.9
 */
export function ageBands(databank: CountryDatabank, kind: PeopleKind): AgeBand[] | null {
  const bands = ages.toReversed().flatMap((age) => bandOf(databank, kind, age) ?? []);
  return bands.some(({ female, male }) => female !== null || male !== null) ? bands : null;
}

/**
 * The number of volunteers and staff aged 6 to 29.
 *
 * @returns individuals; null where no age group is known
 */
export function countYoungPeople(databank: CountryDatabank): number | null {
  const young = [
    databank.fdrs_volunteer_age_6_12,
    databank.fdrs_volunteer_age_13_17,
    databank.fdrs_volunteer_age_18_29,
    databank.fdrs_staff_age_18_29,
  ].filter((count) => count !== null);
  if (young.length > 0) return young.reduce((sum, count) => sum + count, 0);
  return ageBands(databank, 'volunteer') || ageBands(databank, 'staff') ? 0 : null;
}

/** People of one sex in all bands: their number, their share of both sexes, and that of each band, in percentage points. */
export interface SexShare {
  readonly count: number | null;
  readonly share: number | null;
  readonly bands: readonly (number | null)[];
}

/**
 * How the people of both sexes are divided between sexes and ages. Unknown bands count for nothing; null without a known band.
 *
 * @source reference/countries-and-regions.md, section 1.9
 */
export function sexShares(bands: readonly AgeBand[]): Readonly<Record<'female' | 'male', SexShare>> {
  const sums = { female: sumOf(bands.map(({ female }) => female)), male: sumOf(bands.map(({ male }) => male)) };
  const all = sumOf([sums.female, sums.male]);
  const of = (sex: 'female' | 'male'): SexShare => ({
    count: sums[sex],
    share: percentOf(sums[sex], all),
    bands: bands.map((band) => percentOf(band[sex], all)),
  });
  return { female: of('female'), male: of('male') };
}
