import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Bounds } from '#domain/places/geo';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { type MapItem, MapWithList } from '#ui/map/MapWithList';
import type { CirclesLayer, LegendEntry, MapColour } from '#ui/map/mapTypes';
import { CountryLink } from './CountryLink';
import styles from './CountryPointsMap.module.css';
import { countryPointsHeight } from './CountryPointsSkeleton';
import { placeStrings } from './strings';
import { useEmptyCountryPopup } from './useEmptyCountryPopup';

export interface CountryPoint {
  readonly countryId: number;
  /** A press anywhere in the country selects its point; null for a country without a code. */
  readonly iso3: string | null;
  readonly name: string;
  /** Longitude and latitude in degrees. */
  readonly position: readonly [number, number];
}

/** One way to size the circles. Declare it outside the component, or memoise it. */
export interface PointScale<Point> {
  readonly key: string;
  readonly label: string;
  readonly value: (point: Point) => number;
  /** Value and radius in pixels, by growing value. */
  readonly stops: CirclesLayer['stops'];
}

export type PointScales<Point> = readonly [PointScale<Point>, ...PointScale<Point>[]];

/** The colour, count and details of a point. Declare it outside the component, or memoise it. */
export interface PointLook<Point> {
  readonly colour: (point: Point) => MapColour;
  /** The number of items at the point, named by `countLabel`. */
  readonly count: (point: Point) => number;
  readonly details: (point: Point) => ReactNode;
}

interface CountryPointsMapProps<Point extends CountryPoint> {
  readonly title: string;
  readonly points: readonly Point[];
  readonly look: PointLook<Point>;
  /** The first is the default. */
  readonly scales: PointScales<Point>;
  readonly legend: readonly LegendEntry[];
  /** What `look` counts. */
  readonly countLabel: string;
  /** The message for a country without a point. */
  readonly emptyMessage: string;
  readonly note?: string;
  readonly bounds?: Bounds | null;
  /** The points shown belong to the previous filters. */
  readonly isRefreshing?: boolean;
}

/** Countries as circles, sized by a value that the reader chooses, and as a list. A press on a country opens its details. */
export function CountryPointsMap<Point extends CountryPoint>(props: CountryPointsMapProps<Point>) {
  const { title, points, look, scales, legend, countLabel, emptyMessage, note, bounds, isRefreshing } = props;
  const t = useStrings(placeStrings);
  const [scaleKey, setScaleKey] = useState(scales[0].key);
  const scale = scales.find(({ key }) => key === scaleKey) ?? scales[0];
  const items = useMemo(() => points.map((point) => itemOf(point, look)), [points, look]);
  const layers = useMemo(() => [circlesOf(points, look, scale)], [points, look, scale]);
  const heading = useCallback(({ point }: PointItem<Point>) => <CountryLink {...point} />, []);
  const details = useCallback(({ point }: PointItem<Point>) => look.details(point), [look]);
  const countryPopup = useEmptyCountryPopup(emptyMessage);
  return (
    <div data-refreshing={isRefreshing || undefined} className={styles.map}>
      {(scales.length > 1 || note) && (
        <Row gap="s2 s4" align="center" padding="s2 edge" className={styles.scale}>
          {scales.length > 1 && (
            <SegmentField
              label={t.scaleBy}
              isLabelBeside
              options={scales.map(({ key, label }) => ({ key, label }))}
              value={scale.key}
              onChange={(key) => key && setScaleKey(key)}
            />
          )}
          {note && <Note>{note}</Note>}
        </Row>
      )}
      <MapWithList
        title={title}
        layers={layers}
        legend={legend}
        height={countryPointsHeight}
        bounds={bounds}
        items={items}
        countLabel={countLabel}
        heading={heading}
        details={details}
        countryPopup={countryPopup}
      />
    </div>
  );
}

interface PointItem<Point> extends MapItem {
  readonly point: Point;
}

const placeOf = ({ countryId, position: [longitude, latitude] }: CountryPoint) => ({
  id: String(countryId),
  longitude,
  latitude,
});

const itemOf = <Point extends CountryPoint>(point: Point, look: PointLook<Point>): PointItem<Point> => ({
  ...placeOf(point),
  title: point.name,
  iso3: point.iso3,
  count: look.count(point),
  point,
});

const circlesOf = <Point extends CountryPoint>(
  points: readonly Point[],
  look: PointLook<Point>,
  { stops, value }: PointScale<Point>,
): CirclesLayer => ({
  kind: 'circles',
  id: 'countries',
  stops,
  points: points.map((point) => ({
    ...placeOf(point),
    label: point.name,
    colour: look.colour(point),
    value: value(point),
  })),
});
