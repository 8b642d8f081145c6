import { useQuery } from '@tanstack/react-query';
import type { OptionList } from '#app/form/definition';
import { toOptionList } from '#app/form/options';
import { useReference } from '#app/request/referenceData';
import { isReportingSociety } from '#domain/places/countries';
import { admin2Query } from './admin2Query';

/** All countries that have a society's name, including the IFRC and the ICRC. */
export function useSocietyOptions(): OptionList {
  const { data, isError, refetch } = useReference('countries');
  const options = data?.results
    .filter(isReportingSociety)
    .map(({ id, society_name }) => ({ key: id, label: society_name ?? '' }));
  return { options, isError, refetch };
}

/** The second-level areas of provinces, by name; none without a province. */
export function useAdmin2Options(districts: readonly number[]): OptionList {
  const query = useQuery({ ...admin2Query(districts), enabled: districts.length > 0 });
  if (districts.length === 0) return { options: [] };
  const options = query.data?.results.map(({ id, name, district_name }) => ({
    key: id,
    label: name,
    description: district_name,
  }));
  return { ...toOptionList(query), options };
}
