import { useMemo } from 'react';
import type { LocalUnit } from '#contract/localUnit';
import { unitAddress } from '#domain/local-units/unitState';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useStrings } from '#ui/language/useStrings';
import { type FileColumn, numberColumn, textColumn } from '#ui/table/columns';
import { localUnitSectionStrings } from './strings';

/** The columns of units as a file: what their rows, their cards and the map show to visitors and members alike. */
export function useUnitFileColumns(): readonly FileColumn<LocalUnit>[] {
  const t = useStrings(localUnitSectionStrings);
  const unitStrings = useStrings(localUnitStrings);
  return useMemo(
    () => [
      textColumn({
        id: 'name',
        header: t.localName,
        hxl: '#loc+name+local',
        value: ({ local_branch_name }) => local_branch_name,
      }),
      textColumn({
        id: 'english',
        header: t.englishName,
        hxl: '#loc+name+i_en',
        value: ({ english_branch_name }) => english_branch_name,
      }),
      textColumn({ id: 'type', header: unitStrings.type, hxl: '#loc+type', value: (unit) => unit.type_details.name }),
      textColumn({
        id: 'facility',
        header: unitStrings.facility,
        value: ({ health_details }) => health_details?.health_facility_type_details.name,
      }),
      textColumn({ id: 'status', header: unitStrings.status, hxl: '#status', value: (unit) => unit.status_details }),
      textColumn({ id: 'address', header: unitStrings.address, value: unitAddress }),
      textColumn({
        id: 'country',
        header: unitStrings.country,
        hxl: '#country+name',
        value: ({ country_details }) => country_details.name,
      }),
      numberColumn({
        id: 'latitude',
        header: t.latitude,
        hxl: '#geo+lat',
        value: ({ location_geojson }) => location_geojson.coordinates[1],
      }),
      numberColumn({
        id: 'longitude',
        header: t.longitude,
        hxl: '#geo+lon',
        value: ({ location_geojson }) => location_geojson.coordinates[0],
      }),
    ],
    [t, unitStrings],
  );
}
