import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { Action } from '#contract/action';
import type { FieldReport } from '#contract/fieldReport';
import { reportStatus } from '#domain/field-reports/fieldReportKind';
import { allRequestPairs } from '#domain/field-reports/fieldReportRequests';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { reportLabelStrings } from '../labelStrings';
import { actionsQuery, activitiesQuery, districtsQuery, emergencyOptionQuery, partnersQuery } from './formQueries';
import { reportFormStrings } from './formStrings';
import { countriesOf } from './reportBody';
import { reportLabels } from './reportLabels';
import type { ReportValues } from './reportShape';

type NameOf = (key: number) => string | undefined;

const namesIn =
  (list: { readonly results: readonly { readonly id: number; readonly name: string | null }[] } | undefined): NameOf =>
  (id) =>
    list?.results.find((each) => each.id === id)?.name ?? undefined;

const labelsIn =
  (list: readonly { readonly key: number; readonly value: string }[] | undefined): NameOf =>
  (key) =>
    list?.find((each) => each.key === key)?.value;

/** The words for the form's fields and values: ids by the names they stand for. */
export function useReportWords(report: FieldReport | undefined, values: Pick<ReportValues, 'country' | 'event'>) {
  const t = useStrings(reportFormStrings);
  const labels = useStrings(reportLabelStrings);
  const { language } = useLanguage();
  const { data: countries } = useReference('countries');
  const { data: types } = useReference('disasterTypes');
  const { data: enums } = useReference('globalEnums');
  const { data: actions } = useQuery(actionsQuery());
  const { data: partners } = useQuery(partnersQuery());
  const { data: activities } = useQuery(activitiesQuery());
  const { data: districts } = useQuery({
    ...districtsQuery(countriesOf(values.country, report)),
    enabled: values.country !== null,
  });
  const { data: emergencies } = useQuery({
    ...emergencyOptionQuery(values.event ?? 0),
    enabled: values.event !== null && values.event !== report?.event,
  });
  const paths = useMemo(() => {
    const categoryName = (category: Action['category']) =>
      enums?.api_action_category.find(({ key }) => key === category)?.value ?? category;
    return reportLabels(labels, t, categoryName);
  }, [labels, t, enums]);

  const requests = labelsIn(enums?.api_request_choices);
  const names: Readonly<Record<string, NameOf>> = {
    status: (key) => (key === reportStatus.event ? t.statusEvent : t.statusWarning),
    country: namesIn(countries),
    dtype: namesIn(types),
    event: (id) => (id === report?.event ? (report.event_details?.name ?? undefined) : namesIn(emergencies)(id)),
    districts: (id) => namesIn(districts)(id) ?? report?.districts_details.find((each) => each.id === id)?.name,
    external_partners: namesIn(partners),
    supported_activities: namesIn(activities),
    visibility: labelsIn(enums?.api_visibility_choices),
    bulletin: labelsIn(enums?.api_field_report_bulletin),
    epi_figures_source: labelsIn(enums?.api_episource_choices),
    ...Object.fromEntries(allRequestPairs.map(({ choice }) => [choice, requests])),
  };
  const nameOf = (path: string): NameOf | undefined => (path.endsWith('.actions') ? namesIn(actions) : names[path]);

  /** Without a path's name its value is described as any other. */
  const wordsFor = (path: string, value: unknown): string | undefined => {
    if ((path === 'start_date' || path === 'sit_fields_date') && typeof value === 'string') {
      return formatDate(value, language) ?? undefined;
    }
    const name = nameOf(path);
    if (!name) return undefined;
    if (typeof value === 'number') return name(value);
    if (!Array.isArray(value) || value.length === 0) return undefined;
    return formatList(
      value.map((key) => name(key) ?? String(key)),
      language,
    );
  };
  return { labelOf: (path: string) => paths[path.replace(/\.root$/, '')] ?? path, wordsFor };
}
