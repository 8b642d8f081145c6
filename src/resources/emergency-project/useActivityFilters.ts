import { useMemo } from 'react';
import type { EmergencyProject } from '#contract/emergencyProject';
import { type ActivityFilters, filterActivities } from '#domain/three-w/activities';
import { ownToday } from '#domain/three-w/status';
import { urlNumbers, urlTexts } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';

const parsers = {
  reporting_ns: urlNumbers,
  eru_owner: urlNumbers,
  sector: urlNumbers,
  status: urlTexts,
  country: urlNumbers,
  district: urlNumbers,
};

/**
 * The filters of the activities, in the URL, and the records that match them.
 *
 * @param onlyCountry - the country of all records, whose provinces can be selected without a country filter
 */
export function useActivityFilters(projects: readonly EmergencyProject[], onlyCountry?: number) {
  const filters = useUrlFilters(parsers);
  const { values, set } = filters;
  const shown = useMemo(() => {
    const chosen: ActivityFilters = {
      reporting_ns: values.reporting_ns ?? [],
      eru_owner: values.eru_owner ?? [],
      sector: values.sector ?? [],
      status: values.status ?? [],
      country: onlyCountry === undefined ? (values.country ?? []) : [],
      // a province without its country, as in an edited link, is ignored: its select is disabled then
      district: onlyCountry !== undefined || values.country?.length ? (values.district ?? []) : [],
    };
    return filterActivities(projects, chosen, ownToday());
  }, [projects, values, onlyCountry]);
  const setCountry = (countries: readonly number[] | undefined) => {
    set('country', countries ? [...countries] : null);
    set('district', null);
  };
  const provincesOf = onlyCountry === undefined ? (values.country ?? []) : [onlyCountry];
  return { ...filters, setCountry, shown, provincesOf };
}
