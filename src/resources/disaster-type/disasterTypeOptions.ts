import type { OptionList } from '#app/form/definition';
import { namedOption } from '#app/form/namedOption';
import { useReference } from '#app/request/referenceData';

/** The disaster types as options. */
export function useDisasterTypeOptions(isOffered: (id: number) => boolean = () => true): OptionList {
  const { data, isError, refetch } = useReference('disasterTypes');
  return { options: data?.results.filter(({ id, name }) => name && isOffered(id)).map(namedOption), isError, refetch };
}
