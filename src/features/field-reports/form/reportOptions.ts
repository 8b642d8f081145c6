import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type OptionList, optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import { useReference } from '#app/request/referenceData';
import type { FieldReport } from '#contract/fieldReport';
import type { ResponseOf } from '#contract/types';
import { epidemicType, fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { isValidCountry } from '#domain/places/countries';
import {
  actionsQuery,
  activitiesQuery,
  districtsQuery,
  emergencyOptionQuery,
  partnersQuery,
  searchEmergencies,
} from './formQueries';
import { countriesOf } from './reportBody';
import type { ReportValues } from './reportShape';

interface Named {
  readonly id: number;
  readonly name: string | null;
}

const named = ({ id, name }: Named) => ({ key: id, label: name ?? String(id) });

/** A page of named rows as options. */
const toOptionList = (
  query: Pick<UseQueryResult<{ readonly results: readonly Named[] }>, 'data' | 'isError' | 'refetch'>,
) => ({
  options: query.data?.results.map(named),
  isError: query.isError,
  refetch: query.refetch,
});

type Enums = ResponseOf<'GET /api/v2/global-enums/'>;
type Choices = readonly { readonly key: number; readonly value: string }[];

/** A choice of the server's global enums. */
const enumOptions = (read: (enums: Enums) => Choices) =>
  optionsFrom((): OptionList => {
    const { data, isError, refetch } = useReference('globalEnums');
    return { options: data && read(data).map(({ key, value }) => ({ key, label: value })), isError, refetch };
  });

/** An empty answer means "No", so it is not offered. */
export const requestOptions = enumOptions(({ api_request_choices }) =>
  api_request_choices.filter(({ key }) => key !== 0),
);
export const bulletinOptions = enumOptions(({ api_field_report_bulletin }) => api_field_report_bulletin);
export const epidemicSourceOptions = enumOptions(({ api_episource_choices }) => api_episource_choices);

export const actionOptions = optionsFrom(() => toOptionList(useQuery(actionsQuery())));
export const partnerOptions = optionsFrom(() => toOptionList(useQuery(partnersQuery())));
export const supportedActivityOptions = optionsFrom(() => toOptionList(useQuery(activitiesQuery())));

/** The valid countries, and the one that the stored report has. */
export const countryOptions = optionsFrom(() => {
  const stored = useStoredDocument<FieldReport>()?.countries?.[0];
  const { data, isError, refetch } = useReference('countries');
  return {
    options: data?.results.filter((country) => isValidCountry(country) || country.id === stored).map(named),
    isError,
    refetch,
  };
});

/** The disaster types; an early warning is never about an epidemic. */
export const disasterTypeOptions = optionsFor(
  (values: ReportValues) => fieldReportKind(values) === 'EW',
  (isEarlyWarning) => {
    const { data, isError, refetch } = useReference('disasterTypes');
    return {
      options: data?.results.filter(({ id, name }) => name && (!isEarlyWarning || id !== epidemicType)).map(named),
      isError,
      refetch,
    };
  },
);

/** The provinces of the report's countries. */
export const provinceOptions = optionsFor(
  ({ country }: ReportValues) => country,
  (country) => {
    const stored = useStoredDocument<FieldReport>();
    const query = useQuery({ ...districtsQuery(countriesOf(country, stored)), enabled: country !== null });
    const list = toOptionList(query);
    return {
      ...list,
      options: country === null ? [] : query.data?.results.filter(({ is_deprecated }) => !is_deprecated).map(named),
    };
  },
);

const searchOptions = async (text: string, signal: AbortSignal) => {
  const { results, count } = await searchEmergencies(text, signal);
  const options = results.map(({ id, name, dtype, countries_for_preview }) => ({
    ...{ key: id, label: name ?? String(id) },
    description: [dtype?.name, ...countries_for_preview.map((country) => country.name)].filter(Boolean).join(' · '),
  }));
  return { options, total: count };
};

/** Emergencies that are on the platform, searched as one types. */
export const emergencyOptions = optionsFor(
  ({ event }: ReportValues) => event,
  (event) => {
    const stored = useStoredDocument<FieldReport>()?.event_details;
    const isStored = event === stored?.id;
    const { data } = useQuery({ ...emergencyOptionQuery(event ?? 0), enabled: event !== null && !isStored });
    if (event === null) return { options: [] };
    return {
      options: isStored && stored ? [named(stored)] : data?.results.filter(({ id }) => id === event).map(named),
    };
  },
  searchOptions,
);
