import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormSelector } from '#app/form/useFormSelector';
import { href } from '#app/routes/href';
import { leadName } from '#domain/three-w/activities';
import { nearWork } from '#domain/three-w/nearWork';
import { ownToday } from '#domain/three-w/status';
import { nearActivitiesQuery } from '#resources/emergency-project/queries';
import { DateRange } from '#ui/display/DateRange';
import { useDebounced } from '#ui/filters/useDebounced';
import { NearRecords } from '#ui/form/NearRecords';
import type { ActivityValues } from './activityShape';
import { useActivityStrings } from './useActivityStrings';

type Led = Pick<ActivityValues, 'activity_lead' | 'reporting_ns' | 'deployed_eru'>;

/** Who does it; null while it is not known. */
function leadKey({ activity_lead, reporting_ns, deployed_eru }: Led): string | null {
  const id = activity_lead === 'deployed_eru' ? deployed_eru : reporting_ns;
  return id === null ? null : `${activity_lead} ${id}`;
}

/** What makes another record near. */
const factsOf = ({ event, country, districts, start_date, end_date, ...led }: ActivityValues) => ({
  event,
  country,
  lead: leadKey(led),
  provinces: districts ?? [],
  start: start_date,
  end: end_date,
});

/** Stored records that may be the new one in the form: of its emergency, country, period and provinces. */
export function NearActivities() {
  const t = useActivityStrings();
  const filed = useDebounced(useFormSelector(factsOf));
  const { event, country } = filed;
  const { data } = useQuery({
    ...nearActivitiesQuery(event ?? 0, country ?? 0),
    enabled: event !== null && country !== null,
  });
  const near = useMemo(
    () =>
      nearWork(
        data?.results ?? [],
        ({ districts, start_date, end_date, ...led }) => ({
          lead: leadKey(led),
          provinces: districts,
          start: start_date,
          end: end_date,
        }),
        filed,
        ownToday(),
      ),
    [data, filed],
  );
  return (
    <NearRecords
      title={t.nearTitle}
      text={t.nearText}
      records={near.map((record) => ({
        id: record.id,
        name: record.title,
        href: href('threeWActivityDetail', { activityId: record.id }),
        note: (
          <>
            <bdi>{leadName(record)}</bdi> · <DateRange from={record.start_date} to={record.end_date} />
          </>
        ),
      }))}
    />
  );
}
