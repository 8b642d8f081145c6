import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Link } from '#app/navigation/Link';
import { useReference } from '#app/request/referenceData';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { type OperationKind, type OperationPoint, operationPoints } from '#domain/operations';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { SegmentField } from '#ui/fields/SegmentField';
import { useStrings } from '#ui/language/useStrings';
import { MapWithList } from '#ui/map/MapWithList';
import type { LegendEntry, MapColour, MapLayer } from '#ui/map/mapTypes';
import styles from './OperationsMap.module.css';
import { activeOperationsQuery, type OperationFilters } from './queries';
import { homeStrings } from './strings';

const mapHeight = '460px';

const colours: Readonly<Record<OperationKind, MapColour>> = {
  emergencyAppeal: '--map-emergency-appeal',
  dref: '--map-dref',
  several: '--map-multiple',
  earlyAction: '--map-early-action',
  other: '--ink',
};

/** Radius in pixels by people or CHF. @source reference/shell-and-account.md, section 1.8 */
const stops = [
  [1_000, 7],
  [10_000, 9],
  [100_000, 11],
  [1_000_000, 15],
] as const;

type Scale = 'people' | 'money';

/** The active operations by country, as circles that grow with the people targeted or the money asked for. */
export function OperationsMap({ filters }: { readonly filters: OperationFilters }) {
  const t = useStrings(homeStrings);
  const messageOf = useErrorMessage();
  const [scale, setScale] = useState<Scale>('people');
  const operations = useQuery(activeOperationsQuery(filters));
  const countries = useReference('countries');
  const appeals = operations.data?.results;
  const places = countries.data?.results;
  const points = useMemo(() => operationPoints(appeals ?? [], places ?? []), [appeals, places]);
  const items = useMemo(() => points.map(asItem), [points]);
  const layers = useMemo(() => [circles(points, scale)], [points, scale]);
  const details = useCallback((item: OperationItem) => <CountryOperations point={item.point} />, []);
  const heading = useCallback((item: OperationItem) => <CountryLink point={item.point} />, []);

  const error = operations.error ?? countries.error;
  if (error) {
    const retry = () => Promise.all([operations.refetch(), countries.refetch()]);
    return <StateMessage state="error" message={messageOf(error)} onRetry={retry} />;
  }
  if (operations.isPending || countries.isPending) return <Skeleton kind="block" height={mapHeight} />;

  const legend: LegendEntry[] = [
    { label: t.kindEmergencyAppeal, colour: colours.emergencyAppeal },
    { label: t.kindDref, colour: colours.dref },
    { label: t.kindSeveral, colour: colours.several },
    ...(points.some(({ kind }) => kind === 'earlyAction')
      ? [{ label: t.kindEarlyAction, colour: colours.earlyAction }]
      : []),
  ];
  return (
    <div data-refreshing={operations.isPlaceholderData || undefined} className={styles.map}>
      <div className={styles.scale}>
        <SegmentField
          label={t.scaleBy}
          options={[
            { key: 'people', label: t.scalePeople },
            { key: 'money', label: t.scaleMoney },
          ]}
          value={scale}
          onChange={(next) => next && setScale(next)}
        />
      </div>
      <MapWithList
        title={t.mapTitle}
        layers={layers}
        legend={legend}
        height={mapHeight}
        items={items}
        heading={heading}
        details={details}
      />
    </div>
  );
}

interface OperationItem {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly title: string;
  readonly iso3: string;
  readonly summary: number;
  readonly point: OperationPoint;
}

const asItem = (point: OperationPoint): OperationItem => ({
  id: point.iso3,
  longitude: point.position[0],
  latitude: point.position[1],
  title: point.name,
  iso3: point.iso3,
  summary: point.appeals.length,
  point,
});

const circles = (points: readonly OperationPoint[], scale: Scale): MapLayer => ({
  kind: 'circles',
  id: 'operations',
  stops,
  points: points.map((point) => ({
    id: point.iso3,
    longitude: point.position[0],
    latitude: point.position[1],
    label: point.name,
    colour: colours[point.kind],
    value: scale === 'people' ? point.peopleTargeted : point.requested,
  })),
});

function CountryLink({ point }: { readonly point: OperationPoint }) {
  return (
    <Link to="countriesLayout" params={{ countryId: point.countryId }}>
      {point.name}
    </Link>
  );
}

function CountryOperations({ point }: { readonly point: OperationPoint }) {
  const t = useStrings(homeStrings);
  return (
    <ul className={styles.operations}>
      {point.appeals.map((appeal) => (
        <li key={appeal.id}>
          <h4>
            {appeal.event === null ? (
              appeal.name
            ) : (
              <Link to="emergenciesLayout" params={{ emergencyId: appeal.event }}>
                {appeal.name}
              </Link>
            )}
          </h4>
          <DescriptionGrid
            look="rows"
            items={[
              { id: 'people', label: t.people, value: <TextOutput kind="number" value={appeal.num_beneficiaries} /> },
              {
                id: 'requested',
                label: t.requested,
                value: <TextOutput kind="number" value={appeal.amount_requested} />,
              },
              { id: 'funded', label: t.funded, value: <TextOutput kind="number" value={appeal.amount_funded} /> },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
