import { queryOptions } from '@tanstack/react-query';
import { apiQuery } from '#app/request/apiQuery';
import { queryClient } from '#app/request/queryClient';
import { referenceQuery } from '#app/request/referenceData';
import { emergencyNameOf } from '#domain/appeals/emergencyName';
import { appealCodeIn, type Glide, glideIn } from '#domain/search/searchCode';

/** An emergency or an operation that a code names. */
export interface CodeMatch {
  readonly id: string;
  /** The code itself for an emergency without a name. */
  readonly name: string;
  readonly code: string;
  /** Null for an operation whose emergency is not confirmed. */
  readonly emergencyId: number | null;
}

/** More emergencies of one country in one year are not compared. */
const maxEmergencies = 100;

async function appealsOf(code: string): Promise<readonly CodeMatch[]> {
  const { results } = await queryClient.fetchQuery(
    apiQuery('GET /api/v2/appeal/', { query: { search: code, ordering: '-start_date', limit: 10 } }),
  );
  return results.map((appeal) => ({
    id: `appeal ${appeal.id}`,
    name: emergencyNameOf(appeal),
    code: appeal.code ?? appeal.aid,
    emergencyId: appeal.event,
  }));
}

/** No filter of the API takes a GLIDE number: the emergencies of its country and year are compared. */
async function emergenciesOf({ number, year, iso3 }: Glide): Promise<readonly CodeMatch[]> {
  const countries = await queryClient.fetchQuery(referenceQuery('countries'));
  const country = countries.results.find((each) => each.iso3 === iso3);
  if (!country) return [];
  const { results } = await queryClient.fetchQuery(
    apiQuery('GET /api/v2/event/', {
      query: {
        countries__in: country.id,
        disaster_start_date__gte: `${year}-01-01`,
        disaster_start_date__lt: `${year + 1}-01-01`,
        ordering: '-disaster_start_date',
        limit: maxEmergencies,
      },
    }),
  );
  return results
    .filter(({ glide }) => glide?.trim().toUpperCase() === number)
    .map(({ id, name, glide }) => ({
      id: `event ${id}`,
      name: name?.trim() || number,
      code: glide ?? number,
      emergencyId: id,
    }));
}

/** Whether a text is a code of an appeal or a GLIDE number, which the search index does not hold. */
export const isCode = (text: string): boolean => appealCodeIn(text) !== null || glideIn(text) !== null;

/** What a code names; nothing for other texts. @source reference/api-limits.md */
export const codeQuery = (text: string) =>
  queryOptions({
    queryKey: ['search by code', text],
    queryFn: () => {
      const [code, glide] = [appealCodeIn(text), glideIn(text)];
      if (code) return appealsOf(code);
      return glide ? emergenciesOf(glide) : [];
    },
    enabled: isCode(text),
  });
