import { useDeferredValue, useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { CountryDetail } from '#contract/country';
import type { LocalUnitOptions } from '#contract/localUnit';
import { healthCareType } from '#domain/local-units/healthFields';
import { unitName } from '#domain/local-units/unitState';
import { countriesBounds } from '#domain/places/placeBounds';
import { type PlacedUnit, searchWords, unitMatchesFilters } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { markCode, unitMark } from '#resources/local-unit/unitMarks';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import type { MapPopupContent } from '#ui/map/MapPopup';
import { MapView } from '#ui/map/MapView';
import type { CirclesLayer, ClustersLayer, LegendEntry, MapPoint } from '#ui/map/mapTypes';
import { useUnitDetail } from '../useUnitDetail';
import { localUnitSectionStrings } from './strings';
import { UnitCard } from './UnitCard';
import type { UnitSelection } from './useUnitSelection';

/** Zoom level for a unit that was not selected on the map. */
const unitZoom = 10;
/** Radius of the ring around the selected unit, in pixels. */
const ringRadius = 18;

export interface UnitFilterValues {
  readonly type: number | null;
  readonly status: number | null;
  readonly search: string | null;
  readonly older: number | null;
}

interface UnitMapProps {
  readonly country: CountryDetail;
  readonly units: readonly PlacedUnit[];
  readonly filters: UnitFilterValues;
  readonly options: LocalUnitOptions | undefined;
  readonly isMember: boolean;
  readonly selection: UnitSelection;
}

/** The units that match the filters, with an icon for each kind; units that would overlap are clustered. */
export function UnitMap({ country, units, filters, options, isMember, selection }: UnitMapProps) {
  const t = useStrings(localUnitSectionStrings);
  const unitStrings = useStrings(localUnitStrings);
  const { data: countries } = useReference('countries');
  const bounds = useMemo(() => countriesBounds([country], countries?.results), [country, countries]);
  const { type, status, older } = filters;
  // deferred: filtering thousands of units does not block typing
  const search = useDeferredValue(filters.search);
  const isHealth = type === healthCareType;
  const shown = useMemo(() => {
    const words = searchWords(search);
    const now = new Date();
    return units.filter((unit) => unitMatchesFilters(unit, { type, status, words, older }, now));
  }, [units, type, status, older, search]);
  const unitsLayer = useMemo((): ClustersLayer => {
    const points = shown.map(({ id, name, type: code, facility, longitude, latitude }) => ({
      id: String(id),
      label: name,
      longitude,
      latitude,
      ...unitMark(markCode(code, facility, isHealth)),
    }));
    return { kind: 'clusters', id: 'units', points, colour: '--map-most' };
  }, [shown, isHealth]);
  const legend = useMemo((): readonly LegendEntry[] => {
    const kinds = isHealth ? options?.health_facility_type : options?.type;
    return (kinds ?? []).map(({ code, name }) => ({ label: name, ...unitMark(code) }));
  }, [options, isHealth]);
  const { chosen, choose, isPickedOnMap, pickOnMap } = selection;
  const point = useChosenPoint(chosen, isMember, isHealth, unitStrings.untitled);
  const layers = useMemo((): readonly [ClustersLayer, CirclesLayer] => {
    const ring: CirclesLayer = {
      kind: 'circles',
      id: 'chosen-unit',
      points: point ? [point] : [],
      stops: [[0, ringRadius]],
    };
    return [unitsLayer, ring];
  }, [unitsLayer, point]);
  const popup = useMemo(
    (): MapPopupContent | null =>
      point && {
        place: point,
        title: point.label,
        content: <UnitCard id={Number(point.id)} isMember={isMember} />,
        minZoom: isPickedOnMap ? undefined : unitZoom,
        onClose: () => choose(null),
      },
    [point, isPickedOnMap, isMember, choose],
  );
  const name = country.name ?? '';
  return (
    <div>
      <MapView
        title={isHealth ? t.mapFacilities({ country: name }) : t.map({ country: name })}
        layers={layers}
        bounds={bounds}
        legend={legend}
        popup={popup}
        onPick={(place) => pickOnMap(place && Number(place.id))}
        height="520px"
      />
      <Note padding="s2 s5" role="status">
        {t.onMap({ count: shown.length })}
      </Note>
    </div>
  );
}

/** The selected unit at its place, also when the filters exclude it: a link may select any unit. */
function useChosenPoint(
  chosen: number | null,
  isMember: boolean,
  areFacilities: boolean,
  untitled: string,
): MapPoint | null {
  const { data } = useUnitDetail(chosen, isMember);
  const position = data?.location_geojson?.coordinates;
  const label = (data && unitName(data)) ?? untitled;
  const type = data?.type_details.code;
  const facility = data?.health?.health_facility_type_details.code;
  const code = type === undefined ? undefined : markCode(type, facility, areFacilities && type === healthCareType);
  return useMemo(() => {
    const [longitude, latitude] = position ?? [];
    if (chosen === null || code === undefined || longitude === undefined || latitude === undefined) return null;
    return { id: String(chosen), label, longitude, latitude, colour: unitMark(code).colour };
  }, [chosen, position, label, code]);
}
