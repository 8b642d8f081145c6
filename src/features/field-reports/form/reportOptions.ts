import { useQuery } from '@tanstack/react-query';
import { optionsFor, optionsFrom } from '#app/form/definition';
import { useStoredDocument } from '#app/form/formContext';
import { enumOptions, toOptionList } from '#app/form/options';
import { useReference } from '#app/request/referenceData';
import type { FieldReport } from '#contract/fieldReport';
import { epidemicType, fieldReportKind } from '#domain/field-reports/fieldReportKind';
import { actionOption } from '#resources/actions-taken/actionFields';
import { useCountryOptions, useProvinceOptions } from '#resources/country/countryOptions';
import { useDisasterTypeOptions } from '#resources/disaster-type/disasterTypeOptions';
import { searchEvents, useEventOption } from '#resources/event/eventOptions';
import { actionsQuery, activitiesQuery, partnersQuery } from './formQueries';
import { countriesOf } from './reportBody';
import { isOffered, type Organisation, type ReportValues } from './reportShape';

/** An empty value means "No", so that choice is left out. */
export const requestOptions = enumOptions((enums) => enums.api_request_choices.filter(({ key }) => key !== 0));
export const bulletinOptions = enumOptions(({ api_field_report_bulletin }) => api_field_report_bulletin);
export const epidemicSourceOptions = enumOptions(({ api_episource_choices }) => api_episource_choices);

export const partnerOptions = optionsFrom(() => toOptionList(useQuery(partnersQuery())));
export const supportedActivityOptions = optionsFrom(() => toOptionList(useQuery(activitiesQuery())));
export const countryOptions = optionsFrom(() => useCountryOptions(useStoredDocument<FieldReport>()?.countries?.[0]));

/** The disaster types; an early warning is never about an epidemic. */
export const disasterTypeOptions = optionsFor(
  (values: ReportValues) => fieldReportKind(values) === 'EW',
  (isEarlyWarning) => useDisasterTypeOptions((id) => !isEarlyWarning || id !== epidemicType),
);

/** The provinces of the report's countries. */
export const provinceOptions = optionsFor(
  ({ country, districts }: ReportValues) => ({ country, chosen: districts }),
  ({ country, chosen }) => {
    const report = useStoredDocument<FieldReport>();
    return useProvinceOptions(countriesOf(country, report), { rows: report?.districts_details, chosen });
  },
);

/** Existing emergencies, searched while typing. */
export const emergencyOptions = optionsFor(
  ({ event }: ReportValues) => event,
  (event) => useEventOption(event, useStoredDocument<FieldReport>()?.event_details),
  searchEvents,
);

/** The order in which categories of actions are shown. */
const categories = ['General', 'Health', 'NS Institutional Strengthening', 'Socioeconomic Interventions'] as const;

/** The actions that an organisation may tick in a kind of report, by category. @source reference/emergencies.md, section 2.1 */
export const actionOptions = (organisation: Organisation) =>
  optionsFor(
    (values: ReportValues) => fieldReportKind(values),
    (kind) => {
      const { data, isError, refetch } = useQuery(actionsQuery());
      const { data: enums } = useReference('globalEnums');
      const nameOf = (category: string) =>
        enums?.api_action_category.find(({ key }) => key === category)?.value ?? category;
      const offered = data?.results.filter((action) => isOffered(action, organisation, kind));
      const options = categories.flatMap((category) =>
        (offered ?? [])
          .filter((action) => action.category === category)
          .map((action) => ({
            ...actionOption(action),
            group: nameOf(category),
          })),
      );
      return { options: offered && options, isError, refetch };
    },
  );
