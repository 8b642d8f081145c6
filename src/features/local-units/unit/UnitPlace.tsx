import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { LocalUnitDetail } from '#contract/localUnit';
import { unitName } from '#domain/local-units/unitState';
import type { Bounds } from '#domain/places/geo';
import { localUnitStrings } from '#resources/local-unit/strings';
import { unitMark } from '#resources/local-unit/unitMarks';
import { Link } from '#ui/actions/Link';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { MapView } from '#ui/map/MapView';
import type { ClustersLayer } from '#ui/map/mapTypes';
import { localUnitPageStrings } from './strings';

/** Degrees around the unit that the map shows. */
const margin = 0.4;

interface UnitPlaceProps {
  readonly id: number;
  readonly unit: LocalUnitDetail;
}

/** The unit on a map, with a link to its place among the units of the country. Renders nothing without a position. */
export default function UnitPlace({ id, unit }: UnitPlaceProps) {
  const t = useStrings(localUnitPageStrings);
  const unitStrings = useStrings(localUnitStrings);
  const [longitude, latitude] = unit.location_geojson?.coordinates ?? [];
  const label = unitName(unit) ?? unitStrings.untitled;
  const code = unit.type_details.code;
  const layers = useMemo((): ClustersLayer[] => {
    if (longitude === undefined || latitude === undefined) return [];
    const points = [{ id: 'unit', label, longitude, latitude, ...unitMark(code) }];
    return [{ kind: 'clusters', id: 'unit', points, colour: '--map-most' }];
  }, [longitude, latitude, label, code]);
  const bounds = useMemo((): Bounds | null => {
    if (longitude === undefined || latitude === undefined) return null;
    return [longitude - margin, latitude - margin, longitude + margin, latitude + margin];
  }, [longitude, latitude]);
  if (bounds === null) return null;
  const country = unit.country_details.name ?? '';
  return (
    <Card
      title={t.place}
      hasPadding={false}
      footer={
        <Link href={`${href('countryNsContext', { countryId: unit.country })}?unit=${id}#local-units`}>
          {t.amongUnits({ country })}
        </Link>
      }
    >
      <MapView title={t.placeOf({ name: label })} layers={layers} bounds={bounds} height="300px" />
    </Card>
  );
}
