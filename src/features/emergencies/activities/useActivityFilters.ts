import { useMemo } from 'react';
import type { EmergencyProject } from '#contract/emergencyProject';
import { type ActivityFilters, filterActivities } from '#domain/emergencies/emergencyActivities';
import { urlNumbers, urlTexts } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';

const parsers = {
  reporting_ns: urlNumbers,
  deployed_eru: urlNumbers,
  sector: urlNumbers,
  status: urlTexts,
  country: urlNumbers,
  district: urlNumbers,
};

/** The filters of the activities, in the URL, and the projects that match them. */
export function useActivityFilters(projects: readonly EmergencyProject[]) {
  const filters = useUrlFilters(parsers);
  const { values, set } = filters;
  const shown = useMemo(() => {
    const chosen: ActivityFilters = {
      reporting_ns: values.reporting_ns ?? [],
      deployed_eru: values.deployed_eru ?? [],
      sector: values.sector ?? [],
      status: values.status ?? [],
      country: values.country ?? [],
      // a province without its country, as in an edited link, is ignored: its select is disabled then
      district: values.country?.length ? (values.district ?? []) : [],
    };
    return filterActivities(projects, chosen);
  }, [projects, values]);
  const setCountry = (countries: readonly number[] | undefined) => {
    set('country', countries ? [...countries] : null);
    set('district', null);
  };
  return { ...filters, setCountry, shown };
}
