import { queryClient } from '#app/request/queryClient';
import { type ReadAllOptions, readAllPages } from '#app/request/readAllPages';
import { referenceQuery } from '#app/request/referenceData';
import type { OpsLearning } from '#contract/opsLearning';
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
  const [extracts, sectors, components, organizations, countries, hazards, enums] = await Promise.all([
    readAllPages('GET /api/v2/ops-learning/', extractsOf(query), (answer) => answer, options),
    queryClient.fetchQuery(referenceQuery('secondarySectors')),
    queryClient.fetchQuery(referenceQuery('perComponents')),
    queryClient.fetchQuery(referenceQuery('learningOrganizations')),
    queryClient.fetchQuery(referenceQuery('countries')),
    queryClient.fetchQuery(referenceQuery('disasterTypes')),
    queryClient.fetchQuery(referenceQuery('globalEnums')),
  ]);
  const sectorNames = new Map(sectors.map(({ key, label }) => [key, label]));
  const componentNames = new Map(components.results.map((component) => [component.id, componentTitle(component)]));
  const organizationNames = new Map(organizations.results.map(({ id, title }) => [id, title]));
  const countryOf = new Map(countries.results.map((country) => [country.id, country]));
  const hazardNames = new Map(hazards.results.map(({ id, name }) => [id, name]));
  const regionNames = new Map<number, string>(enums.api_region_name.map(({ key, value }) => [key, value]));
  const findings = new Map(enums.per_learning_type.map(({ key, value }) => [key, value]));
  const placeOf = ({ appeal }: OpsLearning) => {
    const country = countryOf.get(appeal?.country ?? 0);
    const region = country?.region ?? null;
    return { country: country?.name ?? null, region: region === null ? null : (regionNames.get(region) ?? null) };
  };
  return extracts.map((extract) => ({
    ...extract,
    ...placeOf(extract),
    hazard: hazardNames.get(extract.appeal?.event_details?.dtype ?? 0) ?? null,
    finding: findings.get(extract.type_validated) ?? null,
    sectors: namesOf(sectorNames, extract.sector_validated),
    components: namesOf(componentNames, extract.per_component_validated),
    organizations: namesOf(organizationNames, extract.organization_validated),
  }));
}
