import { queryClient } from '#app/request/queryClient';
import { type ReadAllOptions, readAllPages } from '#app/request/readAllPages';
import { referenceQuery } from '#app/request/referenceData';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { componentTitle } from '#domain/per/perComponents';
import { extractsOf } from './queries';
import type { NamedExtract } from './useExtractColumns';

const namesOf = (names: ReadonlyMap<number, string>, ids: readonly number[]) =>
  ids.flatMap((id) => names.get(id) ?? []);

/**
 * Reads all extracts that match the filters, with the names of what they are tagged with.
 *
 * @throws ExportMismatch, ApiError; the signal's reason when cancelled
 */
export async function readExtracts(query: LearningQuery, options: ReadAllOptions): Promise<readonly NamedExtract[]> {
  const [extracts, sectors, components, organizations, countries] = await Promise.all([
    readAllPages('GET /api/v2/ops-learning/', extractsOf(query), (answer) => answer, options),
    queryClient.fetchQuery(referenceQuery('secondarySectors')),
    queryClient.fetchQuery(referenceQuery('perComponents')),
    queryClient.fetchQuery(referenceQuery('learningOrganizations')),
    queryClient.fetchQuery(referenceQuery('countries')),
  ]);
  const sectorNames = new Map(sectors.map(({ key, label }) => [key, label]));
  const componentNames = new Map(components.results.map((component) => [component.id, componentTitle(component)]));
  const organizationNames = new Map(organizations.results.map(({ id, title }) => [id, title]));
  const countryNames = new Map(countries.results.map(({ id, name }) => [id, name]));
  return extracts.map((extract) => ({
    ...extract,
    country: (extract.appeal && countryNames.get(extract.appeal.country)) ?? null,
    sectors: namesOf(sectorNames, extract.sector_validated),
    components: namesOf(componentNames, extract.per_component_validated),
    organizations: namesOf(organizationNames, extract.organization_validated),
  }));
}
