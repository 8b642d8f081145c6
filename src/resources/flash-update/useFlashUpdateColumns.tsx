import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { FlashUpdate } from '#contract/flashUpdate';
import { CountryLinks } from '#resources/country/CountryLinks';
import { useStrings } from '#ui/language/useStrings';
import { type FileColumn, fileSeparator, linkColumn, momentColumn, textColumn } from '#ui/table/columns';
import { flashUpdateColumnStrings } from './strings';

/** The columns of every list of flash updates. @source reference/emergencies.md, section 1.11 */
export function useFlashUpdateColumns(): readonly FileColumn<FlashUpdate>[] {
  const t = useStrings(flashUpdateColumnStrings);
  return useMemo<readonly FileColumn<FlashUpdate>[]>(
    () => [
      momentColumn({
        id: 'created',
        hxl: '#date+reported',
        header: t.columnCreated,
        ordering: 'created_at',
        value: (row) => row.created_at,
      }),
      linkColumn({
        id: 'title',
        hxl: '#meta+title',
        header: t.columnTitle,
        ordering: 'title',
        value: (row) => row.title,
        href: (row) => href('flashUpdateFormDetails', { flashUpdateId: row.id }),
      }),
      textColumn({
        id: 'disaster',
        hxl: '#event+type',
        header: t.columnDisaster,
        ordering: 'hazard_type',
        value: (row) => row.hazard_type_details?.name,
      }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: (row) => <CountryLinks countries={row.country_district.map(({ country_details }) => country_details)} />,
        fileValue: (row) => row.country_district.map(({ country_details }) => country_details.name).join(fileSeparator),
        hxl: '#country+name+list',
      },
    ],
    [t],
  );
}
