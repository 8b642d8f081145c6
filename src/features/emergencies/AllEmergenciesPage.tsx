import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { allEmergenciesFilters } from './listFilters';
import { allEmergenciesTable, askedEmergencies, emergenciesPageQuery, emergencyOrdering } from './listQueries';
import { emergencyListStrings } from './listStrings';
import { useEmergencyColumns } from './useEmergencyColumns';
import { useVisibleReports } from './useVisibleReports';

/** @source reference/emergencies.md, section 1.2 */
export function Component() {
  const words = useStrings(emergencyListStrings);
  const lists = useStrings(listStrings);
  const filters = useUrlFilters(allEmergenciesFilters);
  const { values, applied, set } = filters;
  const table = useUrlTable(allEmergenciesTable);
  const asked = askedEmergencies(applied);
  const { inPage } = useVisibleReports();
  const emergencies = useQuery({ ...emergenciesPageQuery(asked, table.query), select: inPage });
  return (
    <ListPage
      words={words}
      list={emergencies}
      exported={{
        endpoint: 'GET /api/v2/event/',
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
