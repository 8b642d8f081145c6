import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { href } from '#app/routes/href';
import { societyName } from '#domain/places/societyName';
import { nearWork } from '#domain/three-w/nearWork';
import { utcToday } from '#domain/three-w/status';
import { nearProjectsQuery } from '#resources/project/queries';
import { projectStrings } from '#resources/project/strings';
import { DateRange } from '#ui/display/DateRange';
import { useDebounced } from '#ui/filters/useDebounced';
import { NearRecords } from '#ui/form/NearRecords';
import { useStrings } from '#ui/language/useStrings';
import type { ProjectValues } from './projectShape';
import { useProjectStrings } from './useProjectStrings';

/** What makes another project near. */
const factsOf = (values: ProjectValues) => ({
  country: values.project_country,
  sector: values.primary_sector,
  lead: values.reporting_ns === null ? null : String(values.reporting_ns),
  provinces: values.project_districts ?? [],
  start: values.start_date,
  end: values.end_date,
});

/** Stored projects that may be the new one in the form: of its country, sector, period and provinces. */
export function NearProjects() {
  const t = useProjectStrings();
  const shared = useStrings(projectStrings);
  const filed = useDebounced(useFormSelector(factsOf));
  const { country, sector } = filed;
  const { data } = useQuery({
    ...nearProjectsQuery(country ?? 0, sector ?? 0),
    enabled: country !== null && sector !== null,
  });
  const near = useMemo(
    () =>
      nearWork(
        data?.results ?? [],
        ({ reporting_ns, project_districts, start_date, end_date }) => ({
          lead: String(reporting_ns),
          provinces: project_districts,
          start: start_date,
          end: end_date,
        }),
        filed,
        utcToday(),
      ),
    [data, filed],
  );
  return (
    <NearRecords
      title={t.nearTitle}
      text={t.nearText}
      records={near.map(({ id, name, reporting_ns_detail, start_date, end_date }) => ({
        id,
        name: name?.trim() || shared.untitled,
        href: href('threeWProjectDetail', { projectId: id }),
        note: (
          <>
            <bdi>{societyName(reporting_ns_detail)}</bdi> · <DateRange from={start_date} to={end_date} />
          </>
        ),
      }))}
    />
  );
}
