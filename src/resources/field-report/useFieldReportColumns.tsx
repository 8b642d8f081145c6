import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { FieldReport } from '#contract/fieldReport';
import { CountryLinks } from '#resources/country/CountryLinks';
import { useStrings } from '#ui/language/useStrings';
import { type Column, dateColumn, linkColumn, momentColumn, textColumn } from '#ui/table/columns';
import { fieldReportColumnStrings } from './strings';

/** The columns of every list of field reports. @source reference/emergencies.md, section 1.9 */
export function useFieldReportColumns(): readonly Column<FieldReport>[] {
  const t = useStrings(fieldReportColumnStrings);
  return useMemo<readonly Column<FieldReport>[]>(
    () => [
      momentColumn({ id: 'created', header: t.columnCreated, ordering: 'created_at', value: (row) => row.created_at }),
      dateColumn({ id: 'start', header: t.columnStart, value: (row) => row.start_date }),
      linkColumn({
        id: 'name',
        header: t.columnName,
        ordering: 'summary',
        value: (row) => row.summary,
        href: (row) => href('fieldReportDetails', { fieldReportId: row.id }),
      }),
      linkColumn({
        id: 'emergency',
        header: t.columnEmergency,
        ordering: 'event',
        value: (row) => row.event_details?.name,
        href: (row) => href('emergenciesLayout', { emergencyId: row.event_details?.id }),
      }),
      textColumn({
        id: 'disaster',
        part: 'fact',
        header: t.columnDisaster,
        ordering: 'dtype',
        value: (row) => row.dtype_details?.name,
      }),
      {
        id: 'countries',
        part: 'fact',
        header: t.columnCountries,
        cell: (row) => <CountryLinks countries={row.countries_details} />,
      },
    ],
    [t],
  );
}
