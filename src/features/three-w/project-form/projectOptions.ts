import { useQuery } from '@tanstack/react-query';
import { type OptionList, optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import { namedOption } from '#app/form/namedOption';
import { enumOptions, toOptionList } from '#app/form/options';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { useReference } from '#app/request/referenceData';
import { send } from '#app/request/send';
import { useCurrentUser } from '#app/session/currentUser';
import type { Project } from '#contract/project';
import { useCountryOptions, useProvinceOptions } from '#resources/country/countryOptions';
import { useDisasterTypeOptions } from '#resources/disaster-type/disasterTypeOptions';
import { useEventOption } from '#resources/event/eventOptions';
import { latestEvents } from '#resources/event/ordering';
import { useAdmin2Options, useSocietyOptions } from '../placeOptions';
import { eventKind, offeredVisibilities } from './projectRules';
import type { ProjectValues } from './projectShape';

export const societyOptions = optionsFrom(useSocietyOptions);
export const countryOptions = optionsFrom(() =>
  useCountryOptions(useStoredDocument<Project>()?.project_country ?? undefined),
);

export const provinceOptions = optionsFor(
  ({ project_country: country, project_districts: chosen }: ProjectValues) => ({
    countries: country === null ? [] : [country],
    chosen,
  }),
  ({ countries, chosen }) => {
    const rows = useStoredDocument<Project>()?.project_districts_detail;
    return useProvinceOptions(countries, { rows, chosen });
  },
);

export const admin2Options = optionsFor(
  ({ project_districts }: ProjectValues) => [...(project_districts ?? [])],
  useAdmin2Options,
);

export const operationTypeOptions = enumOptions((enums) => enums.deployments_project_operation_type);
export const programmeTypeOptions = enumOptions((enums) => enums.deployments_project_programme_type);
export const disasterTypeOptions = optionsFrom(() => useDisasterTypeOptions());

/** Emergencies of the project's country that match its kind. @source reference/three-w.md, section 2.1 */
export const eventOptions = optionsFor(
  (values: ProjectValues) => ({
    event: values.event,
    country: values.project_country,
    isCurrent: eventKind(values) === 'current',
  }),
  ({ event }) => useEventOption(event, useStoredDocument<Project>()?.event_detail),
  async (text, signal, { country, isCurrent }) => {
    const query = {
      search: text || undefined,
      countries__in: country ?? undefined,
      auto_generated_source: isCurrent ? 'New field report' : undefined,
      ordering: latestEvents,
      limit: 20,
    };
    const { results, count } = await send('GET /api/v2/event/mini/', { query }, { signal });
    return {
      options: results.map((event) => ({ ...namedOption(event), description: event.dtype?.name ?? undefined })),
      total: count,
    };
  },
);

/** Sectors that are in use, and the one of the stored project. Key 0 is a sector. */
const useSectors = (name: 'primarySectors' | 'secondarySectors', stored: readonly number[]): OptionList => {
  const { data, isError, refetch } = useReference(name);
  const options = data
    ?.filter(({ key, is_deprecated }) => !is_deprecated || stored.includes(key))
    .map(({ key, label }) => ({ key, label }));
  return { options, isError, refetch };
};

export const primarySectorOptions = optionsFrom(() => {
  const stored = useStoredDocument<Project>()?.primary_sector;
  return useSectors('primarySectors', stored === undefined ? [] : [stored]);
});
export const tagOptions = optionsFrom(() =>
  useSectors('secondarySectors', useStoredDocument<Project>()?.secondary_sectors ?? []),
);

export const regionalProjectOptions = optionsFrom(() =>
  toOptionList(useQuery(apiQuery('GET /api/v2/regional-project/', { query: { limit: allRowsLimit } }))),
);

/** The visibilities that the user's organisation may choose, and the one of the stored project. */
export const visibilityOptions = optionsFrom((): OptionList => {
  const { data, isError, refetch } = useReference('globalEnums');
  const { user } = useCurrentUser();
  const stored = useStoredDocument<Project>()?.visibility;
  const offered = offeredVisibilities(user?.profile.org_type);
  const options = data?.api_visibility_char_choices
    .filter(({ key }) => offered.includes(key) || key === stored)
    .map(({ key, value }) => ({ key, label: value }));
  return { options, isError, refetch };
});
