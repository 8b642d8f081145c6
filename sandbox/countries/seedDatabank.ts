import type { CountryDatabank } from '#contract/countryDatabank';
import { englishMonths } from '#domain/format/englishMonths';
import type { SeedContext } from '../core/seed/context';
import { daysBefore } from '../core/seed/days';
import type { Random } from '../core/seed/random';
import { type SeededPlaces, seededPlaces } from '../places/seeded';
import type { CountryRow } from '../places/tables';
import { type CountryDatabankRow, countryDatabanks } from './tables';

type Figures = Omit<
  CountryDatabankRow,
  'id' | 'country' | 'acaps' | 'annual_income' | 'key_climate' | 'district_populations' | 'district_year'
>;
type Band = Extract<keyof CountryDatabank, `fdrs_${'female' | 'male'}_${'staff' | 'volunteer'}_age_${string}`>;

const ages = ['6_12', '13_17', '18_29', '30_39', '40_49', '50_59', '60_69', '70_79', '80'] as const;
const shares = [0.06, 0.13, 0.3, 0.2, 0.13, 0.09, 0.06, 0.02, 0.01];

/** A breakdown by sex and age, whose sum is below the total because some people gave no age. */
function bandsOf(kind: 'staff' | 'volunteer', total: number | null, random: Random): Record<Band, number | null> {
  const known = kind === 'staff' ? ages.slice(2) : ages;
  const bands = (['female', 'male'] as const).flatMap((sex) =>
    known.map((age): [string, number | null] => {
      const share = (shares[ages.indexOf(age)] ?? 0) * (0.4 + random.next() * 0.15);
      return [`fdrs_${sex}_${kind}_age_${age}`, total === null ? null : Math.round(total * share)];
    }),
  );
  // the names of the bands of one kind; those of the other are added beside them
  return Object.fromEntries(bands) as Record<Band, number | null>;
}

const sumOf = (...values: (number | null | undefined)[]) =>
  values.every((value) => value === null || value === undefined)
    ? null
    : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Figures of different years, some of them missing as in the source. */
function figuresOf({ random, now }: SeedContext, isSilent: boolean): Figures {
  const lastYear = now.getUTCFullYear() - 1;
  const year = (back: number) => (isSilent ? null : lastYear - back);
  const whole = (least: number, most: number) => (isSilent ? null : random.figure(least, most));
  const share = (least: number, most: number) => (isSilent ? null : rounded(least + random.next() * (most - least), 2));
  const population = whole(400_000, 90_000_000);
  const volunteers = whole(800, 120_000);
  const staff = whole(30, 3_000);
  const income = whole(600_000, 60_000_000);
  const bands = { ...bandsOf('volunteer', volunteers, random), ...bandsOf('staff', staff, random) };
  const youth = (age: '6_12' | '13_17' | '18_29') =>
    sumOf(bands[`fdrs_female_volunteer_age_${age}`], bands[`fdrs_male_volunteer_age_${age}`]);
  return {
    ...bands,
    fdrs_branches: whole(8, 120),
    fdrs_branches_data_year: year(2),
    fdrs_expenditures: income === null ? null : Math.round(income * (0.8 + random.next() * 0.3)),
    fdrs_expenditures_data_year: year(1),
    fdrs_income: income,
    fdrs_income_data_year: year(1),
    fdrs_staff_age_18_29: sumOf(bands.fdrs_female_staff_age_18_29, bands.fdrs_male_staff_age_18_29),
    fdrs_staff_data_year: year(2),
    fdrs_staff_total: staff,
    fdrs_trained_in_first_aid: whole(500, 200_000),
    fdrs_trained_in_first_aid_data_year: year(3),
    fdrs_volunteer_age_6_12: youth('6_12'),
    fdrs_volunteer_age_13_17: youth('13_17'),
    fdrs_volunteer_age_18_29: youth('18_29'),
    fdrs_volunteer_data_year: year(2),
    fdrs_volunteer_total: volunteers,
    founded_date: isSilent ? null : `${1900 + random.between(0, 90)}-${random.pick(['03', '06', '11'])}-12`,
    hdr_gii: isSilent ? null : rounded(0.05 + random.next() * 0.6, 3),
    script_modified_at: daysBefore(now, 6),
    unicef_population_under_18: population === null ? null : Math.round(population * (0.2 + random.next() * 0.3)),
    world_bank_gdp: population === null ? null : population * random.between(900, 40_000),
    world_bank_gdp_year: year(0),
    world_bank_gni_capita: whole(500, 60_000),
    world_bank_gni_capita_year: year(0),
    world_bank_life_expectancy: isSilent ? null : random.between(55, 84),
    world_bank_life_expectancy_year: year(1),
    world_bank_literacy_rate: share(45, 99),
    world_bank_literacy_rate_year: year(4),
    world_bank_population: population,
    world_bank_population_year: year(0),
    world_bank_poverty_rate: share(3, 55),
    world_bank_poverty_rate_year: year(6),
    world_bank_urban_population_percentage: share(18, 95),
    world_bank_urban_population_percentage_year: year(0),
  };
}

/** Monthly means: colder and more varied away from the equator, with reversed seasons south of it. */
function climateOf({ centroid }: CountryRow, random: Random): CountryDatabankRow['key_climate'] {
  const latitude = centroid?.coordinates[1] ?? 0;
  const mean = 27 - Math.max(0, Math.abs(latitude) - 12) * 0.55;
  const swing = Math.abs(latitude) * 0.25;
  const warmest = latitude < 0 ? 0 : 6;
  const wettest = random.between(0, 11);
  const rain = random.between(40, 220);
  return englishMonths.map((_, index) => {
    const average = mean + swing * Math.cos(((index - warmest) / 6) * Math.PI);
    return {
      id: index + 1,
      year: 1991,
      // the index counts from 0, months from 1
      month: (index + 1) as CountryDatabankRow['key_climate'][number]['month'],
      avg_temp: rounded(average, 1),
      max_temp: rounded(average + 5 + random.next() * 2, 1),
      min_temp: rounded(average - 5 - random.next() * 2, 1),
      precipitation: rounded(Math.max(2, rain * (1 + Math.cos(((index - wettest) / 6) * Math.PI)) * 0.5), 1),
    };
  });
}

/** Label, type, event, and the places of the months in the year. */
const seasons: readonly (readonly [string, string, string, readonly number[]])[] = [
  ['Long rains planting', 'Planting and growing', 'Planting', [2, 3, 4]],
  ['Short rains planting', 'Planting and growing', 'Planting', [9, 10]],
  ['Main harvest', 'Harvest', 'Harvest', [6, 7, 8]],
  ['Lean season', 'Lean season', 'Lean season', [3, 4, 5]],
  ['Rains and floods', 'Seasonal hazard', 'Flood', [2, 3, 4, 9, 10]],
  ['Dry spell', 'Seasonal hazard', 'Drought', [11, 0]],
  ['Calving', 'Livestock', 'Calving', [9, 10, 11]],
  ['Cholera', 'Outbreak', 'Cholera', [4, 5]],
];

/** Entries of the calendar: the first country has all of them, one from December to January among them. */
function seasonsOf(isFull: boolean, { random, now }: SeedContext): CountryDatabankRow['acaps'] {
  const chosen = isFull ? seasons : random.some(seasons, random.between(0, 5));
  return chosen.map(([label, type, event, places], index) => ({
    id: index + 1,
    label: [label],
    event_type: [type],
    event: [event],
    month: places.map((place) => englishMonths[place] ?? ''),
    modified_at: daysBefore(now, 20),
    source: index === 3 && isFull ? null : 'FEWS NET',
    source_date: index === 3 && isFull ? null : `${now.getUTCFullYear() - 2}-05-01`,
  }));
}

function seedDatabank(
  country: CountryRow,
  kind: 'full' | 'silent' | 'usual',
  places: SeededPlaces,
  context: SeedContext,
): void {
  const { random, store, now } = context;
  const isSilent = kind === 'silent';
  const figures = figuresOf(context, isSilent);
  const ids = places.districtsOf(country.id);
  const people = figures.world_bank_population ?? 0;
  store.insert(countryDatabanks, {
    ...figures,
    country: country.id,
    acaps: isSilent ? [] : seasonsOf(kind === 'full', context),
    annual_income: isSilent
      ? []
      : Array.from({ length: 7 }, (_, index) => ({
          id: index + 1,
          date: `${now.getUTCFullYear() - 8 + index}-01-01`,
          // a year without a report
          value: index === 2 ? null : random.figure(400_000, 40_000_000),
        })),
    key_climate: isSilent ? [] : climateOf(country, random),
    // the last province has no data
    district_populations: Object.fromEntries(
      isSilent
        ? []
        : ids.map((id, index) => [
            id,
            index === ids.length - 1 ? null : Math.round((people / ids.length) * (0.5 + random.next())),
          ]),
    ),
    district_year: '2016',
  });
}

/** The databank: complete for Kenya, empty for Liechtenstein, missing for some countries. */
export function seedDatabanks(context: SeedContext): void {
  const places = seededPlaces(context);
  const { byIso } = places;
  const first = ['KE', 'LI', 'NP', 'PE', 'FJ'].flatMap((iso) => byIso.get(iso) ?? []);
  const others = [...byIso.values()].filter(
    (country) => country.society_name && country.iso !== 'TV' && !first.includes(country),
  );
  for (const country of [...first, ...others].slice(0, context.scaled(60))) {
    seedDatabank(country, country.iso === 'KE' ? 'full' : country.iso === 'LI' ? 'silent' : 'usual', places, context);
  }
}
