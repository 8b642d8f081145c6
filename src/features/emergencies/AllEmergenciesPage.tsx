import { useQuery } from '@tanstack/react-query';
import { CountryFilter } from '#app/lists/CountryFilter';
import { DisasterTypeFilter } from '#app/lists/DisasterTypeFilter';
import { ExportButton } from '#app/lists/ExportButton';
import { PagedTable } from '#app/lists/PagedTable';
import { RegionFilter } from '#app/lists/RegionFilter';
import { listStrings } from '#app/lists/strings';
import { Page } from '#app/shell/Page';
import { endOfDay } from '#domain/emergencyPeriod';
import { DateField } from '#ui/fields/DateField';
import { FilterBar } from '#ui/filters/FilterBar';
import { urlDate, urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { emergencyListStrings } from './listStrings';
import {
  allEmergenciesPageSize,
  defaultEmergencyOrdering,
  type EmergencyFilters,
  emergenciesPageQuery,
  emergencyOrdering,
} from './queries';
import { useEmergencyColumns } from './useEmergencyColumns';

const parsers = {
  start_after: urlDate,
  start_before: urlDate,
  dtype: urlNumber,
  region: urlNumber,
  country: urlNumber,
};

/** @source reference/emergencies.md, section 1.2 */
export function Component() {
  const t = useStrings(emergencyListStrings);
  const lists = useStrings(listStrings);
  const { values, applied, set, clear, activeCount } = useUrlFilters(parsers);
  const table = useUrlTable({ pageSize: allEmergenciesPageSize, defaultOrdering: defaultEmergencyOrdering });
  const filters: EmergencyFilters = {
    disaster_start_date__gte: applied.start_after ?? undefined,
    disaster_start_date__lte: applied.start_before ? endOfDay(applied.start_before) : undefined,
    dtype: applied.dtype ?? undefined,
    regions__in: applied.region ?? undefined,
    countries__in: applied.country ?? undefined,
  };
  const emergencies = useQuery(emergenciesPageQuery(filters, table.query));
  const columns = useEmergencyColumns();
  const total = emergencies.data?.count;

  return (
    <Page
      title={t.title}
      heading={total === undefined ? t.title : t.heading({ count: total })}
      description={t.description}
      actions={
        <ExportButton
          operation="GET /api/v2/event/"
          query={{ ...filters, ordering: emergencyOrdering(table.ordering) }}
          total={total}
          fileName="all-emergencies.csv"
        />
      }
    >
      <Card hasPadding={false}>
        <FilterBar activeCount={activeCount} onClear={clear}>
          <DateField
            label={lists.startAfter}
            value={values.start_after ?? undefined}
            onChange={(day) => set('start_after', day)}
          />
          <DateField
            label={lists.startBefore}
            value={values.start_before ?? undefined}
            onChange={(day) => set('start_before', day)}
          />
          <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
          <RegionFilter value={values.region} onChange={(id) => set('region', id)} />
          <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
        </FilterBar>
        <PagedTable
          caption={t.caption}
          columns={columns}
          rowKey={({ id }) => id}
          query={emergencies}
          table={table}
          isFiltered={activeCount > 0}
          hasPageSizes
        />
      </Card>
    </Page>
  );
}
