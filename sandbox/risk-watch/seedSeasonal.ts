import type { RiskHazardType } from '#contract/riskCountry';
import { monthKeys } from '#domain/risk-watch/months';
import type { SeedContext } from '../core/seed/context';
import { dateBefore } from '../core/seed/days';
import type { Random } from '../core/seed/random';
import { type CountryRow, countries } from '../places/tables';
import { type RiskSeasonalRow, riskSeasonal } from './tables';

type Months = Record<(typeof monthKeys)[number], number | null>;

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));

/** A curve over the year, highest in one month; a few months without a value. */
function curve(random: Random, peak: number, most: number, digits = 0): Months {
  const hasGap = random.chance(0.1);
  const gap = random.between(0, 11);
  const values = monthKeys.map((_, month) => {
    if (hasGap && month === gap) return null;
    const distance = Math.min(Math.abs(month - peak), 12 - Math.abs(month - peak));
    return rounded(most * Math.exp(-(distance ** 2) / 6) * (0.85 + random.next() * 0.3), digits);
  });
  // a name for each of the twelve values
  return Object.fromEntries(monthKeys.map((key, month) => [key, values[month] ?? null])) as Months;
}

const sumOf = (months: Months) => monthKeys.reduce((sum, key) => sum + (months[key] ?? 0), 0);
const meanOf = (months: Months) => {
  const known = monthKeys.filter((key) => months[key] !== null);
  return known.length === 0 ? null : rounded(sumOf(months) / known.length, 2);
};

/** Countries with a coast that cyclones reach, with much wildfire, with analyses of food insecurity. */
const cyclone = new Set(
  'PH VN JP MG MZ MX CU DO BS FJ VU AU IN BD LK HT TO US CN KR TH MM WS KI TV SB KM MU BZ JM GT HN NI'.split(' '),
);
const wildfire = new Set(
  'AU GR PT ES IT FR US CA BR BO CL AR ZA AO ZM MZ CD KE TZ NG RU MN TR DZ ID IN PE MX ET'.split(' '),
);
const hungry = new Set(
  'AF BD BI CF TD CD SV ET GT HT HN KE LS MG MW ML MZ NA NE NG PK SO SS SD SZ TZ UG YE ZM ZW PS LB MR BF'.split(' '),
);

/** How sure the source says that it is: its words in lower case. @source reference/real-server.md, section 5 */
const confidences = [
  'high',
  'medium',
  'low',
  'undefined',
  'no data',
  'less than 10 data points in the 39 years of records',
] as const;

/** Factors of the figures for each return period. */
const returnYears = {
  ten_years: 0.4,
  twenty_years: 0.7,
  twenty_five_years: 0.8,
  fifty_years: 1.2,
  hundred_years: 1.9,
  two_hundred_fifty_years: 3,
  five_hundred_years: 4.2,
  one_thousand_years: 5.5,
  one_thousand_five_hundred_years: 6.3,
};
type ReturnYears = keyof typeof returnYears;

/** The periods that the service has people for, and those for losses. @source reference/real-server.md, section 5 */
const yearsOfPeople: readonly ReturnYears[] = [
  'twenty_years',
  'fifty_years',
  'hundred_years',
  'two_hundred_fifty_years',
  'one_thousand_years',
  'one_thousand_five_hundred_years',
];
const yearsOfLosses: readonly ReturnYears[] = [
  'twenty_years',
  'fifty_years',
  'hundred_years',
  'two_hundred_fifty_years',
  'five_hundred_years',
];

/** People for floods, losses for the surge and the wind of cyclones. */
function returnPeriods(hazard: RiskHazardType, id: number, people: number) {
  const isFlood = hazard === 'FL';
  const years = isFlood ? yearsOfPeople : yearsOfLosses;
  const figures = (Object.keys(returnYears) as ReturnYears[]).map((key) => {
    const factor = returnYears[key];
    if (!years.includes(key)) return [key, {}];
    if (isFlood) return [key, { population_displacement: rounded(people * factor * 0.2) }];
    // the loss of some years is not known
    return [key, { economic_loss: key === 'hundred_years' ? null : rounded(people * factor * 900) }];
  });
  // one entry for each name of the table above
  const periods = Object.fromEntries(figures) as Record<ReturnYears, { economic_loss?: number | null }>;
  return { id, hazard_type: hazard, ...periods };
}

function foodRows(random: Random, now: Date, peak: number): RiskSeasonalRow['ipc_displacement_data'] {
  const thisYear = now.getUTCFullYear();
  const most = random.figure(200_000, 9_000_000);
  const rows: RiskSeasonalRow['ipc_displacement_data'] = [];
  const add = (
    year: number,
    month: number,
    kind: 'current' | 'first_projection' | 'second_projection',
    age: number,
  ) => {
    const distance = Math.min(Math.abs(month - peak), 12 - Math.abs(month - peak));
    const share = 0.55 + 0.45 * Math.exp(-(distance ** 2) / 10);
    rows.push({
      id: rows.length + 1,
      hazard_type: 'FI',
      year,
      month: month + 1,
      total_displacement: random.chance(0.04) ? null : rounded(most * share * (0.8 + random.next() * 0.4)),
      analysis_date: dateBefore(now, age),
      estimation_type: kind,
    });
  };
  for (let year = thisYear - 4; year < thisYear; year += 1) {
    for (let month = 0; month < 12; month += 1) {
      if ((month + year) % 5 === 0) continue;
      add(year, month, 'current', (thisYear - year) * 365);
      // the same month was projected a year before
      if (month % 4 === 0) add(year, month, 'first_projection', (thisYear - year) * 365 + 300);
    }
  }
  for (let month = 0; month < 12; month += 1) add(thisYear, month, month < 5 ? 'current' : 'first_projection', 60);
  for (let month = 0; month < 4; month += 1) add(thisYear + 1, month, 'second_projection', 60);
  return rows;
}

function fireRows(random: Random, now: Date, peak: number): RiskSeasonalRow['gwis'] {
  const thisYear = now.getUTCFullYear();
  const most = 3 + random.next() * 18;
  const rows: RiskSeasonalRow['gwis'] = [];
  for (let year = thisYear - 5; year <= thisYear; year += 1) {
    const last = year === thisYear ? now.getUTCMonth() : 11;
    let sum = 0;
    for (let month = 0; month <= last; month += 1) {
      const distance = Math.min(Math.abs(month - peak), 12 - Math.abs(month - peak));
      const rating = most * Math.exp(-(distance ** 2) / 8) * (0.75 + random.next() * 0.5);
      sum += rating;
      const values = (value: number) => ({
        dsr: rounded(value, 3),
        dsr_min: rounded(value * 0.5, 3),
        dsr_avg: rounded(value * 0.95, 3),
        dsr_max: rounded(value * 1.7, 3),
      });
      const row = { hazard_type: 'WF' as const, year, month: String(month + 1) };
      rows.push({ id: rows.length + 1, ...row, ...values(rating), dsr_type: 'monthly' });
      if (month === last) rows.push({ id: rows.length + 1, ...row, ...values(sum), dsr_type: 'cumulative' });
    }
  }
  return rows;
}

function countrySeasonal(row: CountryRow, { random, now }: SeedContext): Omit<RiskSeasonalRow, 'id'> {
  const latitude = row.centroid?.coordinates[1] ?? 0;
  const summer = latitude < 0 ? 0 : 6;
  const has = (set: ReadonlySet<string>) => set.has(row.iso ?? '');
  const people = random.figure(20_000, 40_000_000);
  const rain = (summer + random.between(0, 2)) % 12;
  const storms = (summer + 2) % 12;
  const hazards: readonly (readonly [RiskHazardType, peak: number, score: number])[] = [
    ['FL', rain, 2 + random.next() * 7],
    ['DR', (rain + 6) % 12, 1 + random.next() * 7],
    ...(has(cyclone) ? ([['TC', storms, 3 + random.next() * 6.5]] as const) : []),
  ];
  const iso3 = row.iso3?.toLowerCase() ?? null;
  const [lcc, population] = [rounded(1.5 + random.next() * 7, 1), rounded(people / 300)];
  const water = hazards.filter(([hazard]) => hazard !== 'DR');
  const exposure = water.map(([hazard, peak, score], index) => {
    const months = curve(random, peak, (people / 60) * (score / 5));
    return {
      id: index + 1,
      hazard_type: hazard,
      ...months,
      annual_average: random.chance(0.2) ? null : rounded(sumOf(months)),
      note: null,
      iso3,
    };
  });
  // a surge stands where the cyclone did, for a few
  const displacement = water.map(([hazard, peak, score], index) => {
    const months = curve(random, peak, (people / 1800) * (score / 5));
    const type: RiskHazardType = hazard === 'TC' && random.chance(0.2) ? 'SS' : hazard;
    return {
      id: index + 1,
      hazard_type: type,
      ...months,
      annual_average: random.chance(0.2) ? null : rounded(sumOf(months)),
      confidence_type: random.pick(confidences),
      note: null,
      iso3,
    };
  });
  const scores = hazards.map(([hazard, peak, most], index) => ({
    id: index + 1,
    hazard_type: hazard,
    ...curve(random, peak, Math.min(9.4, most), 1),
  }));
  return {
    country: row.id,
    group: null,
    iso3,
    region: row.region,
    idmc: displacement,
    raster_displacement_data: exposure,
    ipc_displacement_data: has(hungry) ? foodRows(random, now, (rain + 10) % 12) : [],
    inform: hazards.map(([hazard, , score], index) => ({
      id: index + 1,
      hazard_type: hazard,
      risk_score: rounded(score, 1),
    })),
    inform_seasonal: scores.map((months) => ({ ...months, annual_average: meanOf(months) })),
    return_period_data: water
      .flatMap(([hazard]): RiskHazardType[] => (hazard === 'TC' ? ['SS', 'CD'] : [hazard]))
      .map((hazard, index) => returnPeriods(hazard, index + 1, people / 20)),
    gwis: has(wildfire) ? fireRows(random, now, (summer + 1) % 12) : [],
    scores: scores.map((months) => ({
      ...months,
      yearly_sum: rounded(sumOf(months), 1),
      lcc: random.chance(0.04) ? null : lcc,
      population_in_thousands: random.chance(0.03) ? null : population,
      vulnerability: rounded(1 + random.next() * 8, 1),
    })),
  };
}

/** The rows again without their hazard or their kind, both of which the service may leave out. @source reference/real-server.md, section 5 */
function withGaps(seasonal: Omit<RiskSeasonalRow, 'id'>): Omit<RiskSeasonalRow, 'id'> {
  const { idmc, raster_displacement_data, ipc_displacement_data, gwis } = seasonal;
  const again = <Row extends { readonly id: number }, Gap extends object>(rows: readonly Row[], gap: Gap) =>
    rows.map((each) => ({ ...each, id: each.id + 500, ...gap }));
  return {
    ...seasonal,
    idmc: [
      ...idmc,
      ...again(idmc, { hazard_type: '' as const }),
      ...again(idmc.slice(0, 1), { id: 900, hazard_type: null }),
    ],
    raster_displacement_data: [...raster_displacement_data, ...again(raster_displacement_data, { hazard_type: null })],
    ipc_displacement_data: [
      ...ipc_displacement_data,
      ...again(ipc_displacement_data.slice(0, 6), { estimation_type: '' as const }),
    ],
    gwis: [...gwis, ...again(gwis.slice(0, 6), { dsr_type: '' as const })],
  };
}

/** The rows of a whole region, which the service has among those of its countries. */
function groupSeasonal(group: string, region: number, random: Random): Omit<RiskSeasonalRow, 'id'> {
  const months = curve(random, 6, 8, 1);
  const row = { id: 1, hazard_type: 'FL' as const, ...months };
  return {
    country: null,
    group,
    iso3: null,
    region,
    idmc: [],
    raster_displacement_data: [
      { ...row, ...curve(random, 6, 3_000_000), annual_average: null, note: null, iso3: null },
    ],
    ipc_displacement_data: [],
    inform: [],
    inform_seasonal: [],
    return_period_data: [],
    gwis: [],
    scores: [
      { ...row, yearly_sum: rounded(sumOf(months), 1), lcc: 5, population_in_thousands: 900_000, vulnerability: 5 },
    ],
  };
}

/** Months of risk for every country with a National Society; a row without a hazard, and rows of regions among them. */
export function seedSeasonal(context: SeedContext): void {
  const { store, random } = context;
  // the countries at the start of the list, so that other rooms may add their own afterwards
  for (const row of context.rows(countries)) {
    if (row.record_type !== 1 || row.independent !== true || row.is_deprecated || !row.iso3) continue;
    const seasonal = countrySeasonal(row, context);
    store.insert(riskSeasonal, row.iso === 'KE' ? withGaps(seasonal) : seasonal);
  }
  store.insert(riskSeasonal, groupSeasonal('Africa Region', 0, random));
  store.insert(riskSeasonal, groupSeasonal('Asia Pacific Region', 2, random));
}
