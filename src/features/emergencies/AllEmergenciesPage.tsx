import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { TypeAndPlaceFilters, typeAndPlaceParsers } from '#app/lists/TypeAndPlaceFilters';
import { endOfDay } from '#domain/queryTime';
import { urlDate } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { emergencyListStrings } from './listStrings';
import {
  allEmergenciesPageSize,
  defaultEmergencyOrdering,
  type EmergencyFilters,
  emergenciesPageQuery,
  emergencyOrdering,
} from './queries';
import { useEmergencyColumns } from './useEmergencyColumns';
import { useVisibleReports } from './useVisibleReports';

const parsers = { start_after: urlDate, start_before: urlDate, ...typeAndPlaceParsers };

/** @source reference/emergencies.md, section 1.2 */
export function Component() {
  const words = useStrings(emergencyListStrings);
  const lists = useStrings(listStrings);
  const filters = useUrlFilters(parsers);
  const { values, applied, set } = filters;
  const table = useUrlTable({ pageSize: allEmergenciesPageSize, defaultOrdering: defaultEmergencyOrdering });
  const asked: EmergencyFilters = {
    disaster_start_date__gte: applied.start_after ?? undefined,
    disaster_start_date__lte: endOfDay(applied.start_before),
    dtype: applied.dtype ?? undefined,
    regions__in: applied.region ?? undefined,
    countries__in: applied.country ?? undefined,
  };
  const { inPage } = useVisibleReports();
  const emergencies = useQuery({ ...emergenciesPageQuery(asked, table.query), select: inPage });
  return (
    <ListPage
      words={words}
      list={emergencies}
      exported={{
        operation: 'GET /api/v2/event/',
        query: { ...asked, ordering: emergencyOrdering(table.ordering) },
        fileName: 'all-emergencies.csv',
      }}
      columns={useEmergencyColumns()}
      table={table}
      filters={filters}
    >
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[lists.startAfter, lists.startBefore]}
        values={values}
        set={set}
      />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
