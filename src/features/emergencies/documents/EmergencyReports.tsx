import { useMemo } from 'react';
import { Link } from '#app/navigation/Link';
import { useRouteHref } from '#app/navigation/useRouteHref';
import { useReference } from '#app/request/referenceData';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { CollapsedList } from '#ui/display/CollapsedList';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, dateColumn, linkColumn, listColumn } from '#ui/table/columns';
import { Pager } from '#ui/table/Pager';
import { Table } from '#ui/table/Table';
import { useClientTable } from '../useClientTable';
import { emergencyDocumentsStrings } from './strings';

const pageSize = 10;

/** The field reports of an emergency, newest first. They came with it: the browser pages and sorts them. */
export function EmergencyReports({ reports }: { readonly reports: readonly FieldReportMini[] }) {
  const t = useStrings(emergencyDocumentsStrings);
  const columns = useColumns();
  const table = useClientTable({
    rows: reports,
    columns,
    pageSize,
    defaultOrdering: '-created_at',
    prefix: 'reports',
  });
  if (reports.length === 0) return null;
  return (
    <Card title={t.reports({ count: reports.length })} hasPadding={false}>
      <Table
        caption={t.reportsCaption}
        columns={columns}
        rows={table.shown}
        rowKey={({ id }) => id}
        sort={table.sort}
      />
      <Pager
        label={t.reportsCaption}
        page={table.page}
        pageSize={table.pageSize}
        total={table.total}
        onPageChange={table.setPage}
      />
    </Card>
  );
}

function useColumns(): readonly Column<FieldReportMini>[] {
  const t = useStrings(emergencyDocumentsStrings);
  const href = useRouteHref();
  const { data: enums } = useReference('globalEnums');
  const regions = enums?.api_region_name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses change only with the route table, which never does
  return useMemo(
    () => [
      dateColumn({ id: 'created', header: t.columnCreated, ordering: 'created_at', value: (row) => row.created_at }),
      linkColumn({
        id: 'name',
        header: t.columnName,
        ordering: 'summary',
        value: (row) => row.summary?.trim() || t.untitled,
        href: (row) => href('fieldReportDetails', { fieldReportId: row.id }),
      }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: (row) => (
          <CollapsedList items={row.countries} itemKey={({ id }) => id}>
            {({ id, name, iso3 }) => (
              <Link to="countriesLayout" params={{ countryId: id }}>
                {name ?? iso3}
              </Link>
            )}
          </CollapsedList>
        ),
      },
      listColumn({
        id: 'regions',
        header: t.columnRegions,
        value: (row) =>
          [...new Set(row.countries.map(({ region }) => region))].flatMap(
            (id) => regions?.find(({ key }) => Number(key) === id)?.value ?? [],
          ),
      }),
    ],
    [t, regions],
  );
}
