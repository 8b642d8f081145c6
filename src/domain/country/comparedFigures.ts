import type { CountryDatabank } from '#contract/countryDatabank';

/** How a figure is written. */
export type FigureKind = 'number' | 'percent' | 'usd' | 'chf';

/** Where the figures come from: the World Bank's database, or the federation's own databank. */
export type FigureOrigin = 'worldBank' | 'fdrs';

interface ComparedFigure {
  readonly kind: FigureKind;
  readonly origin: FigureOrigin;
  readonly value: (databank: CountryDatabank) => number | null | undefined;
  readonly year: (databank: CountryDatabank) => number | null | undefined;
}

const worldBank = (kind: FigureKind, value: ComparedFigure['value'], year: ComparedFigure['year']): ComparedFigure => ({
  kind,
  origin: 'worldBank',
  value,
  year,
});
const fdrs = (kind: FigureKind, value: ComparedFigure['value'], year: ComparedFigure['year']): ComparedFigure => ({
  kind,
  origin: 'fdrs',
  value,
  year,
});

/** The figures of the databank in which countries are compared, each with its year. @source reference/countries-and-regions.md, section 4.10 */
export const comparedFigures = {
  population: worldBank(
    'number',
    (data) => data.world_bank_population,
    (data) => data.world_bank_population_year,
  ),
  urban: worldBank(
    'percent',
    (data) => data.world_bank_urban_population_percentage,
    (data) => data.world_bank_urban_population_percentage_year,
  ),
  gdp: worldBank(
    'usd',
    (data) => data.world_bank_gdp,
    (data) => data.world_bank_gdp_year,
  ),
  gni: worldBank(
    'usd',
    (data) => data.world_bank_gni_capita,
    (data) => data.world_bank_gni_capita_year,
  ),
  poverty: worldBank(
    'percent',
    (data) => data.world_bank_poverty_rate,
    (data) => data.world_bank_poverty_rate_year,
  ),
  lifeExpectancy: worldBank(
    'number',
    (data) => data.world_bank_life_expectancy,
    (data) => data.world_bank_life_expectancy_year,
  ),
  branches: fdrs(
    'number',
    (data) => data.fdrs_branches,
    (data) => data.fdrs_branches_data_year,
  ),
  staff: fdrs(
    'number',
    (data) => data.fdrs_staff_total,
    (data) => data.fdrs_staff_data_year,
  ),
  volunteers: fdrs(
    'number',
    (data) => data.fdrs_volunteer_total,
    (data) => data.fdrs_volunteer_data_year,
  ),
  income: fdrs(
    'chf',
    (data) => data.fdrs_income,
    (data) => data.fdrs_income_data_year,
  ),
} as const satisfies Record<string, ComparedFigure>;

export type ComparedFigureName = keyof typeof comparedFigures;
