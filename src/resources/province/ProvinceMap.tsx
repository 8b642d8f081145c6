import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DistrictGeo } from '#contract/district';
import type { Bounds } from '#domain/places/geo';
import { provinceBounds } from '#domain/places/placeBounds';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer, LegendEntry, MapColour } from '#ui/map/mapTypes';

/** A province with its value and summary. */
export interface ProvincePoint {
  readonly district: Pick<DistrictGeo, 'id' | 'name' | 'centroid' | 'bbox'>;
  /** Scales its circle; null counts as zero. */
  readonly value: number | null;
  /** One short fact beside its name; by default the value. */
  readonly summary?: ReactNode;
  readonly details: ReactNode;
  /** By default that of the map. */
  readonly colour?: MapColour;
}

interface ProvinceMapProps {
  readonly title: string;
  /** Provinces without a centroid are left out: list them beside the map. Memoise the array. */
  readonly provinces: readonly ProvincePoint[];
  readonly colour: MapColour;
  /** Value and radius in pixels, by growing value. Declare them outside the component. */
  readonly stops: CirclesLayer['stops'];
  readonly legend?: readonly LegendEntry[];
  /** What the values count, to order the list by them. */
  readonly countLabel?: string;
  /** Initial bounds when no province has a centroid: the country's bounding box. Memoise it. */
  readonly fallback?: Bounds | null;
}

interface ProvinceItem extends MapItem {
  readonly province: ProvincePoint;
}

/** Height of the map and of its skeleton, a CSS length. */
export const provinceMapHeight = '280px';

/** Provinces as circles at their centroids, because the base map has only countries, and as a list. */
export function ProvinceMap({ title, provinces, colour, stops, legend, countLabel, fallback }: ProvinceMapProps) {
  const items = useMemo(
    () =>
      provinces.flatMap((province): ProvinceItem[] => {
        const { id, name, centroid } = province.district;
        const [longitude, latitude] = centroid?.coordinates ?? [];
        if (longitude === undefined || latitude === undefined) return [];
        return [
          {
            id: String(id),
            longitude,
            latitude,
            title: name,
            summary: province.summary,
            count: province.value,
            province,
          },
        ];
      }),
    [provinces],
  );
  const layers = useMemo(
    (): [CirclesLayer] => [
      {
        kind: 'circles',
        id: 'provinces',
        stops,
        points: items.map(({ id, longitude, latitude, title: label, province }) => ({
          id,
          longitude,
          latitude,
          label,
          colour: province.colour ?? colour,
          value: province.value,
        })),
      },
    ],
    [items, colour, stops],
  );
  const bounds = useStableBounds(provinceBounds(provinces.map(({ district }) => district)) ?? fallback);
  const details = useCallback(({ province }: ProvinceItem) => province.details, []);
  return (
    <MapWithList
      title={title}
      layers={layers}
      legend={legend}
      height={provinceMapHeight}
      bounds={bounds}
      items={items}
      countLabel={countLabel}
      details={details}
    />
  );
}

/** The same bounds while their values are the same: new ones would move the map. */
function useStableBounds(next: Bounds | null | undefined): Bounds | null | undefined {
  const [bounds, setBounds] = useState(next);
  const isSame = String(bounds) === String(next);
  if (!isSame) setBounds(next);
  return isSame ? bounds : next;
}
