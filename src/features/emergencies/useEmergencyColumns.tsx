import { useMemo } from 'react';
import { useRouteHref } from '#app/navigation/useRouteHref';
import type { Event } from '#contract/event';
import { affectedPeople } from '#domain/emergencyFigures';
import { fundingOf } from '#domain/operations';
import { Link } from '#ui/actions/Link';
import { CollapsedList } from '#ui/display/CollapsedList';
import { useStrings } from '#ui/language/useStrings';
import { type Column, dateColumn, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { emergencyListStrings } from './listStrings';

/** The columns of every list of emergencies. The server sorts by the same names as the browser. @source reference/emergencies.md, section 1.1 */
export function useEmergencyColumns(): readonly Column<Event>[] {
  const t = useStrings(emergencyListStrings);
  const href = useRouteHref();
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses change only with the route table, which never does
  return useMemo<readonly Column<Event>[]>(
    () => [
      dateColumn({
        id: 'start',
        header: t.columnStart,
        ordering: 'disaster_start_date',
        value: (row) => row.disaster_start_date,
      }),
      linkColumn({
        id: 'name',
        header: t.columnName,
        ordering: 'name',
        value: (row) => row.name,
        href: (row) => href('emergenciesLayout', { emergencyId: row.id }),
      }),
      textColumn({ id: 'disaster', header: t.columnDisaster, ordering: 'dtype', value: (row) => row.dtype?.name }),
      textColumn({ id: 'glide', header: t.columnGlide, ordering: 'glide', value: (row) => row.glide }),
      numberColumn({
        id: 'requested',
        header: t.columnRequested,
        value: (row) => fundingOf(row.appeals).requested,
      }),
      numberColumn({ id: 'affected', header: t.columnAffected, ordering: 'num_affected', value: affectedPeople }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: (row) => (
          <CollapsedList items={row.countries} itemKey={({ id }) => id}>
            {({ id, name, iso3 }) => (
              <Link href={href('countriesLayout', { countryId: id }) ?? undefined}>{name ?? iso3}</Link>
            )}
          </CollapsedList>
        ),
      },
    ],
    [t],
  );
}
