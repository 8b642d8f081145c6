import { useCallback, useMemo, useState } from 'react';
import { Link } from '#app/navigation/Link';
import { useReference } from '#app/request/referenceData';
import { affectedPeople } from '#domain/emergencyFigures';
import { type EmergencyPoint, emergencyPoints, type Response } from '#domain/emergencyPoints';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { MapWithList } from '#ui/map/MapWithList';
import type { LegendEntry, MapColour, MapLayer } from '#ui/map/mapTypes';
import { Loaded } from '../Loaded';
import styles from './EmergencyMap.module.css';
import { emergenciesStrings } from './strings';
import type { AskedEmergencies } from './useEmergencyFilters';
import { useShownEmergencies } from './useShownEmergencies';

const mapHeight = '460px';

const colours: Readonly<Record<Response, MapColour>> = {
  without: '--map-without-response',
  with: '--map-with-response',
  mixed: '--map-mixed-response',
};

type Scale = 'people' | 'count';

/** Radius in pixels by people or by emergencies. @source reference/emergencies.md, section 1.1 */
const stops: Readonly<Record<Scale, readonly (readonly [number, number])[]>> = {
  people: [
    [1_000, 7],
    [10_000, 9],
    [100_000, 11],
    [1_000_000, 15],
  ],
  count: [
    [2, 7],
    [4, 9],
    [8, 11],
    [16, 15],
  ],
};

/** Emergencies by country: the colour tells the response, the size the people affected or how many emergencies there are. */
export default function EmergencyMap({ asked }: { readonly asked: AskedEmergencies }) {
  const t = useStrings(emergenciesStrings);
  const [scale, setScale] = useState<Scale>('people');
  const { query, events } = useShownEmergencies(asked);
  const countries = useReference('countries');
  const places = countries.data?.results;
  const points = useMemo(() => emergencyPoints(events ?? [], places ?? []), [events, places]);
  const items = useMemo(() => points.map(asItem), [points]);
  const layers = useMemo(() => [circles(points, scale)], [points, scale]);
  const details = useCallback((item: EmergencyItem) => <CountryEmergencies point={item.point} />, []);
  const heading = useCallback((item: EmergencyItem) => <CountryLink point={item.point} />, []);
  const legend: LegendEntry[] = [
    { label: t.withoutResponse, colour: colours.without },
    { label: t.withResponse, colour: colours.with },
    { label: t.mixedResponse, colour: colours.mixed },
  ];
  const skeleton = <Skeleton kind="block" height={mapHeight} />;
  return (
    <Loaded query={query} skeleton={skeleton}>
      {() => (
        <Loaded query={countries} skeleton={skeleton}>
          {() => (
            <div data-refreshing={query.isPlaceholderData || undefined} className={styles.map}>
              <div className={styles.scale}>
                <SegmentField
                  label={t.scaleBy}
                  options={[
                    { key: 'people', label: t.scalePeople },
                    { key: 'count', label: t.scaleCount },
                  ]}
                  value={scale}
                  onChange={(next) => next && setScale(next)}
                />
                <p className={styles.note}>{t.responseNote}</p>
              </div>
              <MapWithList
                title={t.mapTitleUnknown}
                layers={layers}
                legend={legend}
                height={mapHeight}
                items={items}
                heading={heading}
                details={details}
              />
            </div>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EmergencyItem {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly title: string;
  readonly iso3: string;
  readonly summary: number;
  readonly point: EmergencyPoint;
}

const asItem = (point: EmergencyPoint): EmergencyItem => ({
  id: point.iso3,
  longitude: point.position[0],
  latitude: point.position[1],
  title: point.name,
  iso3: point.iso3,
  summary: point.events.length,
  point,
});

const circles = (points: readonly EmergencyPoint[], scale: Scale): MapLayer => ({
  kind: 'circles',
  id: 'emergencies',
  stops: stops[scale],
  points: points.map((point) => ({
    id: point.iso3,
    longitude: point.position[0],
    latitude: point.position[1],
    label: point.name,
    colour: colours[point.response],
    value: scale === 'people' ? point.people : point.events.length,
  })),
});

function CountryLink({ point }: { readonly point: EmergencyPoint }) {
  return (
    <Link to="countriesLayout" params={{ countryId: point.countryId }}>
      {point.name}
    </Link>
  );
}

function CountryEmergencies({ point }: { readonly point: EmergencyPoint }) {
  const t = useStrings(emergenciesStrings);
  return (
    <ul className={styles.emergencies}>
      {point.events.map((event) => (
        <li key={event.id}>
          <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
            {event.name}
          </Link>
          <div className={styles.people}>
            <span>{t.people}</span>
            <strong>
              <TextOutput kind="number" value={affectedPeople(event)} />
            </strong>
          </div>
        </li>
      ))}
    </ul>
  );
}
