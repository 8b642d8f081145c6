import { useQuery } from '@tanstack/react-query';
import { type OptionList, optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import { namedOption } from '#app/form/namedOption';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import type { EmergencyProject } from '#contract/emergencyProject';
import { societyName } from '#domain/places/societyName';
import { useCountryOptions, useProvinceOptions } from '#resources/country/countryOptions';
import { activityOptionsQuery } from '#resources/emergency-project/queries';
import { useEventOption } from '#resources/event/eventOptions';
import type { FoundOptions } from '#ui/fields/useOptions';
import { useAdmin2Options, useSocietyOptions } from '../placeOptions';
import type { ActivityValues } from './activityShape';

/** Emergencies that activities may respond to. @source reference/three-w.md, section 4.1 */
async function searchResponses(text: string, signal: AbortSignal): Promise<FoundOptions<number>> {
  const query = { search: text || undefined, limit: 20 };
  const { results, count } = await send('GET /api/v2/event/response-activity/', { query }, { signal });
  const options = results.map(({ id, name, countries }) => ({
    ...namedOption({ id, name }),
    description: countries.map((country) => country.name).join(', '),
  }));
  return { options, total: count };
}

export const emergencyOptions = optionsFor(
  ({ event }: ActivityValues) => event,
  (event) => useEventOption(event, useStoredDocument<EmergencyProject>()?.event_details),
  searchResponses,
);

export const countryOptions = optionsFrom(() => useCountryOptions(useStoredDocument<EmergencyProject>()?.country));

export const provinceOptions = optionsFor(
  ({ country, districts }: ActivityValues) => ({ countries: country === null ? [] : [country], chosen: districts }),
  ({ countries, chosen }) => {
    const rows = useStoredDocument<EmergencyProject>()?.districts_details;
    return useProvinceOptions(countries, { rows, chosen });
  },
);

/** The second-level areas of the chosen provinces. */
export const admin2Options = optionsFor(({ districts }: ActivityValues) => [...(districts ?? [])], useAdmin2Options);

export const societyOptions = optionsFrom(useSocietyOptions);

export const erusQuery = (event: number) =>
  apiQuery('GET /api/v2/eru/', { query: { deployed_to__isnull: false, event, limit: allRowsLimit } });

/** The emergency response units that are deployed to the emergency, and the stored one even if it is no longer deployed. */
export const eruOptions = optionsFor(
  ({ event }: ActivityValues) => event,
  (event): OptionList => {
    const stored = useStoredDocument<EmergencyProject>()?.deployed_eru_details;
    const query = useQuery({ ...erusQuery(event ?? 0), enabled: event !== null });
    if (event === null) return { options: [] };
    const options = query.data?.results.map(({ id, type_display, eru_owner }) => ({
      key: id,
      label: societyName(eru_owner.national_society_country) ?? type_display,
      description: type_display,
    }));
    const isListed = !stored || options?.some(({ key }) => key === stored.id);
    const stale = isListed
      ? []
      : [
          {
            key: stored.id,
            label: societyName(stored.eru_owner_details.national_society_country_details) ?? stored.type_display,
            description: stored.type_display,
          },
        ];
    return { options: options && [...options, ...stale], isError: query.isError, refetch: query.refetch };
  },
);

export const sectorOptions = optionsFrom((): OptionList => {
  const { data, isError, refetch } = useQuery(activityOptionsQuery());
  return { options: data?.sectors.map(({ id, title }) => ({ key: id, label: title })), isError, refetch };
});

/** The supplies of all actions; a step narrows them to those of its activity. */
export const supplyOptions = optionsFrom((): OptionList => {
  const { data, isError, refetch } = useQuery(activityOptionsQuery());
  const supplies = new Map(
    data?.actions.flatMap(({ supplies_details }) => supplies_details.map(({ id, title }) => [id, title] as const)),
  );
  return { options: data && [...supplies].map(([key, label]) => ({ key, label })), isError, refetch };
});
