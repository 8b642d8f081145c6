import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { FieldReport } from '#contract/fieldReport';
import { CountryLinks } from '#resources/country/CountryLinks';
import { useEventName } from '#resources/event/useEventName';
import { withNewTag } from '#resources/visits/NewTag';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, fileSeparator, linkColumn, momentColumn, textColumn } from '#ui/table/columns';
import { fieldReportColumnStrings } from './strings';

/**
 * The columns of every list of field reports.
 *
 * @param since - the last visit to the list: what was added since is marked
 * @source reference/emergencies.md, section 1.9
 */
export function useFieldReportColumns(since: Date | null = null): readonly FileColumn<FieldReport>[] {
  const t = useStrings(fieldReportColumnStrings);
  const eventName = useEventName();
  return useMemo<readonly FileColumn<FieldReport>[]>(
    () => [
      momentColumn({
        id: 'created',
        hxl: '#date+reported',
        header: t.columnCreated,
        ordering: 'created_at',
        value: (row) => row.created_at,
      }),
      dateColumn({ id: 'start', hxl: '#date+start', header: t.columnStart, value: (row) => row.start_date }),
      withNewTag(
        linkColumn({
          id: 'name',
          hxl: '#meta+title',
          header: t.columnName,
          ordering: 'summary',
          value: (row) => row.summary?.trim() || t.untitled,
          href: (row) => href('fieldReportDetails', { fieldReportId: row.id }),
        }),
        since,
      ),
      linkColumn({
        id: 'emergency',
        hxl: '#event+name',
        header: t.columnEmergency,
        ordering: 'event',
        value: (row) => row.event_details && eventName(row.event_details),
        href: (row) => href('emergenciesLayout', { emergencyId: row.event_details?.id }),
      }),
      textColumn({
        id: 'disaster',
        hxl: '#event+type',
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
        fileValue: (row) => row.countries_details.map(({ name }) => name).join(fileSeparator),
        hxl: '#country+name+list',
      },
    ],
    [t, since, eventName],
  );
}
