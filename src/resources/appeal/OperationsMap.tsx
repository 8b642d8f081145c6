import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllRows } from '#app/lists/useList';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import type { Region } from '#contract/region';
import { type OperationKind, type OperationPoint, operationPoints } from '#domain/appeals/operations';
import { boundsOf, positionsOf } from '#domain/places/geo';
import {
  CountryPointsMap,
  type PointLook,
  type PointScale,
  type PointScales,
} from '#resources/country/CountryPointsMap';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import type { LegendEntry, MapColour } from '#ui/map/mapTypes';
import { type AppealPlace, type OperationFilters, operationList } from './queries';
import { operationStrings } from './strings';

const colours: Readonly<Record<OperationKind, MapColour>> = {
  emergencyAppeal: '--map-emergency-appeal',
  dref: '--map-dref',
  several: '--map-multiple',
  earlyAction: '--map-early-action',
  other: '--ink',
};

/** Radius in pixels by people or CHF. @source reference/shell-and-account.md, section 1.8 */
const stops: PointScale<OperationPoint>['stops'] = [
  [1_000, 7],
  [10_000, 9],
  [100_000, 11],
  [1_000_000, 15],
];

const look: PointLook<OperationPoint> = {
  colour: ({ kind }) => colours[kind],
  count: ({ appeals }) => appeals.length,
  details: (point) => <CountryOperations point={point} />,
};

interface OperationsMapProps {
  readonly filters: OperationFilters;
  readonly place: AppealPlace;
  /** The initial bounds of the map; by default those of all operations. */
  readonly bbox?: Region['bbox'];
}

/** The active operations by country, as circles sized by the people targeted or the funding requested. */
export function OperationsMap({ filters, place, bbox }: OperationsMapProps) {
  const t = useStrings(operationStrings);
  const { language } = useLanguage();
  const operations = useAllRows(operationList, filters, place);
  // the centroids of countries are on no row: their list loads after the rows
  const countries = useQuery({ ...referenceQuery('countries'), enabled: operations.data !== undefined });
  const appeals = operations.data?.results;
  const places = countries.data?.results;
  const points = useMemo(() => operationPoints(appeals ?? [], places ?? [], language), [appeals, places, language]);
  const bounds = useMemo(() => bbox && boundsOf(positionsOf(bbox)), [bbox]);
  const legend: LegendEntry[] = [
    { label: t.kindEmergencyAppeal, colour: colours.emergencyAppeal },
    { label: t.kindDref, colour: colours.dref },
    { label: t.kindSeveral, colour: colours.several },
    ...(points.some(({ kind }) => kind === 'earlyAction')
      ? [{ label: t.kindEarlyAction, colour: colours.earlyAction }]
      : []),
  ];
  const scales = useMemo(
    (): PointScales<OperationPoint> => [
      { key: 'people', label: t.scalePeople, stops, value: ({ peopleTargeted }) => peopleTargeted },
      { key: 'money', label: t.scaleMoney, stops, value: ({ requested }) => requested },
    ],
    [t],
  );
  return (
    <Loaded
      query={combineQueries([operations, countries])}
      skeleton={<CountryPointsSkeleton isAhead hasList={place.country === undefined} />}
    >
      {() => (
        <CountryPointsMap
          title={t.mapTitle}
          points={points}
          look={look}
          scales={scales}
          legend={legend}
          countLabel={t.activeOperations}
          emptyMessage={t.noOperationsHere}
          bounds={bounds}
          isRefreshing={operations.isPlaceholderData}
        />
      )}
    </Loaded>
  );
}

function CountryOperations({ point }: { readonly point: OperationPoint }) {
  const t = useStrings(operationStrings);
  return (
    <Stack as="ul" gap="s3">
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
    </Stack>
  );
}
