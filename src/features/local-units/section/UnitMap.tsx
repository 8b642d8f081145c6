import { useDeferredValue, useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { CountryDetail } from '#contract/country';
import type { LocalUnitOptions } from '#contract/localUnit';
import { healthCareType } from '#domain/local-units/healthFields';
import { unitName } from '#domain/local-units/unitState';
import { countriesBounds } from '#domain/places/placeBounds';
import { type PlacedUnit, passesFilters } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { unitMark } from '#resources/local-unit/unitMarks';
import { useStrings } from '#ui/language/useStrings';
import type { MapPopupContent } from '#ui/map/MapPopup';
import { MapView } from '#ui/map/MapView';
import type { ClustersLayer, LegendEntry } from '#ui/map/mapTypes';
import styles from './section.module.css';
import { localUnitSectionStrings } from './strings';
import { UnitCard, useUnitDetail } from './UnitCard';

interface UnitFilterValues {
  readonly type: number | null;
  readonly status: number | null;
  readonly search: string | null;
}

interface UnitMapProps {
  readonly country: CountryDetail;
  readonly units: readonly PlacedUnit[];
  readonly filters: UnitFilterValues;
  readonly options: LocalUnitOptions | undefined;
  readonly isMember: boolean;
  readonly chosen: number | null;
  readonly onChoose: (id: number | null) => void;
}

/** The units that pass the filters, each kind with its own figure; those that would overlap are counted together. */
export function UnitMap({ country, units, filters, options, isMember, chosen, onChoose }: UnitMapProps) {
  const t = useStrings(localUnitSectionStrings);
  const words = useStrings(localUnitStrings);
  const { data: countries } = useReference('countries');
  const bounds = useMemo(() => countriesBounds([country], countries?.results), [country, countries]);
  const { type, status } = filters;
  // typing goes on while thousands of units are sorted out
  const search = useDeferredValue(filters.search);
  const isHealth = type === healthCareType;
  const shown = useMemo(() => {
    const searched = (search ?? '')
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    return units.filter((unit) => passesFilters(unit, { type, status, words: searched }));
  }, [units, type, status, search]);
  const layers = useMemo((): readonly ClustersLayer[] => {
    const points = shown.map(({ id, name, type: code, facility, longitude, latitude }) => ({
      id: String(id),
      label: name,
      longitude,
      latitude,
      ...unitMark(isHealth ? (facility ?? 9) : code),
    }));
    return [{ kind: 'clusters', id: 'units', points, colour: '--map-most' }];
  }, [shown, isHealth]);
  const legend = useMemo((): readonly LegendEntry[] => {
    const kinds = isHealth ? options?.health_facility_type : options?.type;
    return (kinds ?? []).map(({ code, name }) => ({ label: name, ...unitMark(code) }));
  }, [options, isHealth]);
  const popup = usePopup(chosen, isMember, words.untitled, onChoose);
  const name = country.name ?? '';
  return (
    <div>
      <MapView
        title={isHealth ? t.mapFacilities({ country: name }) : t.map({ country: name })}
        layers={layers}
        bounds={bounds}
        legend={legend}
        popup={popup}
        onPick={(place) => onChoose(place === null ? null : Number(place.id))}
        height="520px"
      />
      <p className={styles.count} role="status">
        {t.onMap({ count: shown.length })}
      </p>
    </div>
  );
}

/** The chosen unit at its place, also one that the filters leave out: a link shows it. */
function usePopup(
  chosen: number | null,
  isMember: boolean,
  untitled: string,
  onChoose: (id: number | null) => void,
): MapPopupContent | null {
  const { data } = useUnitDetail(chosen, isMember);
  const position = data?.location_geojson?.coordinates;
  const title = data && (unitName(data) ?? untitled);
  return useMemo(() => {
    const [longitude, latitude] = position ?? [];
    if (chosen === null || longitude === undefined || latitude === undefined) return null;
    return {
      place: { id: String(chosen), longitude, latitude },
      title,
      content: <UnitCard id={chosen} isMember={isMember} />,
      onClose: () => onChoose(null),
    };
  }, [chosen, position, title, isMember, onChoose]);
}
