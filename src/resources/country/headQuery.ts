import { apiQuery } from '#app/request/apiQuery';
import { cachedRows } from '#app/request/cachedRows';
import type { CountryDetail } from '#contract/country';

const headOf = ({ id, name, society_name }: Pick<CountryDetail, 'id' | 'name' | 'society_name'>) => ({
  id,
  name,
  society_name,
});

/** The country in the list of all, or beside an emergency. */
function fromRow(id: number): CountryDetail | undefined {
  const row =
    cachedRows('GET /api/v2/country/').find((country) => country.id === id) ??
    cachedRows('GET /api/v2/event/')
      .flatMap(({ countries }) => countries ?? [])
      .find((country) => country.id === id);
  return row && (headOf(row) as Partial<CountryDetail> as CountryDetail);
}

/** The head of a country's page: from a row of a list until the country has arrived. */
export const countryHeadQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/country/{id}/', { path: { id } }),
  select: headOf,
  placeholderData: () => fromRow(id),
});
