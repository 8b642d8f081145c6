import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { queryClient } from '#app/request/queryClient';
import { type FormPlaces, newFormAddresses } from '#app/routes/formAddresses';
import type { AnyQuery } from '#app/routes/page';
import { readUserWithRoles } from '#app/session/currentUser';
import { permissionsOf } from '#app/session/permissions';
import { currentSession } from '#app/session/session';
import type { ResponseOf } from '#contract/types';
import { isStorable } from './answerRules';
import { readAnswer } from './answerStore';
import { isRecent } from './isRecent';
import { hashOf, queriesOfPages } from './queriesOfPages';

/** How old the lists of the forms may be before they are read again, in milliseconds. */
const listAge = 86_400_000;

/** For how many countries a person's forms are stored. */
const maxCountries = 10;

/** Reads what was not stored lately; the store of answers takes it as it arrives. */
async function readLately(query: AnyQuery): Promise<unknown> {
  const stored = await readAnswer(hashOf(query));
  return stored && isRecent(stored.at, listAge) ? stored.data : queryClient.fetchQuery(query);
}

const ownersQuery = () => apiQuery('GET /api/v2/eru_owner/mini/', { query: { limit: allRowsLimit } });

/** The owners of units in countries. */
async function ownersIn(countries: readonly number[]): Promise<readonly number[]> {
  if (countries.length === 0) return [];
  const { results } = (await readLately(ownersQuery())) as ResponseOf<'GET /api/v2/eru_owner/mini/'>;
  return results.flatMap(({ id, national_society_country_details: country }) =>
    country && countries.includes(country.id) ? [id] : [],
  );
}

/** The countries of the person's profile and administrator's role, and the owners of units there whose readiness they may write. */
async function ownPlaces(): Promise<FormPlaces> {
  const user = await readUserWithRoles();
  const { isSuperUser, isCountryAdmin } = permissionsOf(user);
  const all = [user.profile.country, ...(user.is_admin_for_countries ?? [])].filter((id) => id !== null);
  const countries = [...new Set(all)].slice(0, maxCountries);
  const mayWrite = (id: number) => isSuperUser || isCountryAdmin(id);
  return { countries, owners: await ownersIn(countries.filter(mayWrite)).catch(() => []) };
}

const noPlaces: FormPlaces = { countries: [], owners: [] };

/**
 * Reads the lists of all forms that begin a record, one after the other, so that a form that was never opened can be filled without a
 * connection: those of a country or an owner of units for the person's own. The lists that all pages share are stored by themselves.
 */
export async function storeForms(): Promise<void> {
  const owner = currentSession()?.id;
  if (owner === undefined) return;
  const places = await ownPlaces().catch(() => noPlaces);
  for (const query of await queriesOfPages(newFormAddresses(places))) {
    if (currentSession()?.id !== owner) return;
    if (isStorable(query.queryKey)) await readLately(query).catch(() => undefined);
  }
}
