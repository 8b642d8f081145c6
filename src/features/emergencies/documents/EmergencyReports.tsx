import { useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useReference } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import type { EventDetail } from '#contract/event';
import type { FieldReportMini } from '#contract/fieldReportMini';
import { CountryLinks } from '#resources/country/CountryLinks';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type FileColumn, fileSeparator, linkColumn, listColumn, momentColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { emergencyDocumentsStrings } from './strings';

export const reportsPerPage = 10;

const list = { tableOptions: { prefix: 'reports', pageSize: reportsPerPage, defaultOrdering: '-created_at' } };

/** The field reports of an emergency, newest first. They are part of the event's response, so the browser pages and sorts them. */
export function EmergencyReports({ event }: { readonly event: EventDetail }) {
  const reports = event.field_reports;
  const t = useStrings(emergencyDocumentsStrings);
  const columns = useColumns();
  const table = useClientTable({ list, rows: reports, columns });
  return (
    <Card
      title={t.reports({ count: reports.length })}
      hasPadding={false}
      actions={
        <ExportButton
          columns={columns}
          read={() => table.sorted}
          total={table.total}
          fileName={`emergency-${event.id}-field-reports`}
        />
      }
    >
      <PaginatedTable
        caption={t.reportsCaption}
        columns={columns}
        rows={table.shown}
        rowKey={({ id }) => id}
        table={table}
        total={table.total}
      />
    </Card>
  );
}

function useColumns(): readonly FileColumn<FieldReportMini>[] {
  const t = useStrings(emergencyDocumentsStrings);
  const { data: enums } = useReference('globalEnums');
  const regions = enums?.api_region_name;
  return useMemo(
    () => [
      momentColumn({
        id: 'created',
        hxl: '#date+reported',
        header: t.columnCreated,
        ordering: 'created_at',
        value: (row) => row.created_at,
      }),
      linkColumn({
        id: 'name',
        hxl: '#meta+title',
        header: t.columnName,
        ordering: 'summary',
        value: (row) => row.summary?.trim() || t.untitled,
        href: (row) => href('fieldReportDetails', { fieldReportId: row.id }),
      }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: (row) => <CountryLinks countries={row.countries} />,
        fileValue: (row) => row.countries.map(({ name }) => name).join(fileSeparator),
        hxl: '#country+name+list',
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
