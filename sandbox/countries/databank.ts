import type { CountryDatabank, CountryPopulation } from '#contract/countryDatabank';
import type { Context } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { inLanguage, type Language } from '../core/http/language';
import { rowOf } from '../core/http/resource';
import { type Route, route } from '../core/http/route';
import { sql } from '../core/store/sql';
import { type CountryRow, countries, districts } from '../places/tables';
import { type CountryDatabankRow, countryDatabanks } from './tables';

/** What external sources say of a country. @source reference/countries-and-regions.md, section 4.3 */

const monthName = (month: number, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, month - 1));

function population(country: CountryRow, row: CountryDatabankRow, { store, language }: Context): CountryPopulation {
  return {
    id: country.id,
    iso: country.iso,
    iso3: country.iso3,
    name: inLanguage(country.name, language) ?? '',
    population: row.world_bank_population,
    year: row.world_bank_population_year === null ? null : String(row.world_bank_population_year),
    districts: store
      .select(districts, { where: sql`country = ${country.id}`, order: sql`code` })
      .map(({ id, code, name }) => {
        const people = row.district_populations[id] ?? null;
        return { id, code, name, population: people, year: people === null ? null : row.district_year };
      }),
  };
}

function databank(context: Context): CountryDatabank {
  const country = rowOf(context, countries, sql`is_deprecated = 0`);
  const row = context.store.first(countryDatabanks, sql`country = ${country.id}`);
  if (!row) throw notFound();
  const { id, acaps, annual_income, district_populations: _, district_year: __, key_climate, ...fields } = row;
  return {
    ...fields,
    acaps: acaps.map((season) => ({ ...season, overview: id })),
    fdrs_annual_income: annual_income.map((income) => ({ ...income, overview: id })),
    key_climate: key_climate.map((month) => ({
      ...month,
      month_display: monthName(month.month, context.language),
    })),
    wb_population: row.world_bank_population === null ? null : population(country, row, context),
  };
}

export const databankRoutes: Route[] = [route('GET /api/v2/country/{id}/databank/', 'everyone', databank)];
