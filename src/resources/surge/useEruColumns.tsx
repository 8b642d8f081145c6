import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { Eru } from '#contract/eru';
import { societyName } from '#domain/places/societyName';
import { useEventName } from '#resources/event/useEventName';
import { useStrings } from '#ui/language/useStrings';
import { type FileColumn, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { surgeStrings } from './strings';

/** Deployed emergency response units with their owners. @source reference/surge.md, section 1.8 */
export function useEruColumns(): readonly FileColumn<Eru>[] {
  const t = useStrings(surgeStrings);
  const eventName = useEventName();
  return useMemo(
    () => [
      textColumn({
        id: 'owner',
        hxl: '#org+owner',
        part: 'name',
        header: t.owner,
        ordering: 'eru_owner__national_society_country__society_name',
        value: ({ eru_owner: owner }) => societyName(owner.national_society_country),
      }),
      textColumn({ id: 'type', part: 'fact', header: t.type, ordering: 'type', value: (row) => row.type_display }),
      numberColumn({ id: 'units', header: t.units, ordering: 'units', value: (row) => row.units }),
      numberColumn({
        id: 'equipment',
        header: t.equipment,
        ordering: 'equipment_units',
        value: (row) => row.equipment_units,
      }),
      linkColumn({
        id: 'country',
        hxl: '#country+name',
        part: 'fact',
        header: t.eruCountry,
        ordering: 'deployed_to__society_name',
        value: (row) => row.deployed_to?.name,
        href: (row) => href('countriesLayout', { countryId: row.deployed_to?.id }),
      }),
      linkColumn({
        id: 'emergency',
        hxl: '#event+name',
        header: t.emergency,
        ordering: 'event__name',
        value: (row) => row.event && eventName(row.event),
        href: (row) => href('emergenciesLayout', { emergencyId: row.event?.id }),
      }),
    ],
    [t, eventName],
  );
}
