import { useQuery } from '@tanstack/react-query';
import { CountryFilter } from '#app/lists/CountryFilter';
import { DisasterTypeFilter } from '#app/lists/DisasterTypeFilter';
import { ExportButton } from '#app/lists/ExportButton';
import { PagedTable } from '#app/lists/PagedTable';
import { RegionFilter } from '#app/lists/RegionFilter';
import { listStrings } from '#app/lists/strings';
import { useFieldReportColumns } from '#app/lists/useFieldReportColumns';
import { Link } from '#app/navigation/Link';
import { Page } from '#app/shell/Page';
import { DateField } from '#ui/fields/DateField';
import { FilterBar } from '#ui/filters/FilterBar';
import { urlDate, urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { fieldReportListStrings } from './listStrings';
import {
  defaultReportOrdering,
  type FieldReportListQuery,
  fieldReportsQuery,
  reportOrdering,
  reportPageSize,
} from './queries';

const parsers = {
  created_after: urlDate,
  created_before: urlDate,
  dtype: urlNumber,
  region: urlNumber,
  country: urlNumber,
};

export function Component() {
  const t = useStrings(fieldReportListStrings);
  const lists = useStrings(listStrings);
  const { values, applied, set, clear, activeCount } = useUrlFilters(parsers);
  const table = useUrlTable({ defaultOrdering: defaultReportOrdering, pageSize: reportPageSize });
  const filters: FieldReportListQuery = {
    ordering: reportOrdering(table.ordering),
    created_at__gte: applied.created_after ?? undefined,
    created_at__lte: applied.created_before ?? undefined,
    dtype: applied.dtype ?? undefined,
    regions__in: applied.region ?? undefined,
    countries__in: applied.country ?? undefined,
  };
  const reports = useQuery(fieldReportsQuery({ ...filters, limit: table.query.limit, offset: table.query.offset }));
  const columns = useFieldReportColumns();
  const total = reports.data?.count;

  return (
    <Page
      title={t.title}
      heading={total === undefined ? t.title : t.heading({ count: total })}
      description={t.description}
      actions={
        <>
          <ExportButton
            operation="GET /api/v2/field-report/"
            query={filters}
            total={total}
            fileName="field-reports.csv"
          />
          <Link to="fieldReportFormNew" variant="button">
            {t.newReport}
          </Link>
        </>
      }
    >
      <Card hasPadding={false}>
        <FilterBar activeCount={activeCount} onClear={clear}>
          <DateField
            label={lists.createdAfter}
            value={values.created_after ?? undefined}
            onChange={(day) => set('created_after', day)}
          />
          <DateField
            label={lists.createdBefore}
            value={values.created_before ?? undefined}
            onChange={(day) => set('created_before', day)}
          />
          <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
          <RegionFilter value={values.region} onChange={(id) => set('region', id)} />
          <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
        </FilterBar>
        <PagedTable
          caption={t.caption}
          columns={columns}
          rowKey={({ id }) => id}
          query={reports}
          table={table}
          isFiltered={activeCount > 0}
          hasPageSizes
        />
      </Card>
    </Page>
  );
}
