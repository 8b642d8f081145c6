import { useQuery } from '@tanstack/react-query';
import type { OptionList } from '#app/form/definition';
import { namedOption } from '#app/form/namedOption';
import { apiQuery } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import type { FoundOptions } from '#ui/fields/useOptions';
import { latestEvents } from './ordering';

/** An emergency by its id, for its name; merged and hidden ones are not found. */
export const eventOptionQuery = (id: number) => apiQuery('GET /api/v2/event/mini/', { query: { id, limit: 1 } });

/**
 * The chosen emergency as an option.
 *
 * @param stored - the emergency of a stored document, whose name is known
 */
export function useEventOption(
  id: number | null,
  stored: { readonly id: number; readonly name: string | null } | null | undefined,
): Required<OptionList> {
  const isStored = id !== null && id === stored?.id;
  const { data, isError, refetch } = useQuery({ ...eventOptionQuery(id ?? 0), enabled: id !== null && !isStored });
  const options = () => {
    if (id === null) return [];
    if (isStored && stored) return [namedOption(stored)];
    return data?.results.filter((event) => event.id === id).map(namedOption);
  };
  return { options: options(), isError, refetch };
}

/** Emergencies whose name, country or type matches a text. @source reference/emergencies.md, section 0: a search requests 20 */
export async function searchEvents(text: string, signal: AbortSignal): Promise<FoundOptions<number>> {
  const query = { search: text || undefined, ordering: latestEvents, limit: 20 };
  const { results, count } = await send('GET /api/v2/event/mini/', { query }, { signal });
  const options = results.map((event) => ({
    ...namedOption(event),
    description: [event.dtype?.name, ...event.countries_for_preview.map(({ name }) => name)]
      .filter(Boolean)
      .join(' · '),
  }));
  return { options, total: count };
}
