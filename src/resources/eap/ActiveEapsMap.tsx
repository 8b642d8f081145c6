import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllRows } from '#app/lists/useList';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import { type ActiveEapKind, type ActiveEapPoint, activeEapPoints } from '#domain/eap/activeEapPoints';
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
import { activeEapList } from './activeEaps';
import { eapPrintRoute } from './printRoute';
import { eapTableStrings } from './strings';

const colours: Readonly<Record<ActiveEapKind, MapColour>> = {
  full: '--map-eap-full',
  simplified: '--map-eap-simplified',
  both: '--map-eap-both',
};

/** Radius in pixels by CHF. */
const moneyStops: PointScale<ActiveEapPoint>['stops'] = [
  [100_000, 7],
  [500_000, 10],
  [2_000_000, 15],
];

/** Radius in pixels by protocols. */
const countStops: PointScale<ActiveEapPoint>['stops'] = [
  [1, 7],
  [5, 12],
  [10, 15],
];

const look: PointLook<ActiveEapPoint> = {
  colour: ({ kind }) => colours[kind],
  count: ({ protocols }) => protocols.length,
  details: (point) => <CountryProtocols point={point} />,
};

/** The protocols in force by country, as circles sized by their number or their total budgets. @source reference/eap.md, section 1.7 */
export function ActiveEapsMap() {
  const t = useStrings(eapTableStrings);
  const { language } = useLanguage();
  const active = useAllRows(activeEapList, {});
  // the centroids of countries are on no row: their list loads after the rows
  const countries = useQuery({ ...referenceQuery('countries'), enabled: active.data !== undefined });
  const protocols = active.data?.results;
  const places = countries.data?.results;
  const points = useMemo(() => activeEapPoints(protocols ?? [], places ?? [], language), [protocols, places, language]);
  const scales = useMemo(
    (): PointScales<ActiveEapPoint> => [
      { key: 'count', label: t.scaleCount, stops: countStops, value: (point) => point.protocols.length },
      { key: 'money', label: t.requirement, stops: moneyStops, value: ({ requirement }) => requirement ?? 0 },
    ],
    [t],
  );
  const legend: LegendEntry[] = [
    { label: t.kindFull, colour: colours.full },
    { label: t.kindSimplified, colour: colours.simplified },
    { label: t.kindBoth, colour: colours.both },
  ];
  return (
    <Loaded query={combineQueries([active, countries])} skeleton={<CountryPointsSkeleton isAhead />}>
      {() => (
        <CountryPointsMap
          title={t.activeTitle}
          points={points}
          look={look}
          scales={scales}
          legend={legend}
          countLabel={t.scaleCount}
          emptyMessage={t.noneActiveHere}
        />
      )}
    </Loaded>
  );
}

function CountryProtocols({ point }: { readonly point: ActiveEapPoint }) {
  const t = useStrings(eapTableStrings);
  return (
    <Stack as="ul" gap="s3">
      {point.protocols.map(
        ({ id, eap_type, eap_type_display, disaster_type_details, requirement_cost, approved_at }) => (
          <li key={id}>
            <h4>
              <Link to={eapPrintRoute(eap_type)} params={{ eapId: id }}>
                {disaster_type_details.name}
              </Link>
            </h4>
            <DescriptionGrid
              look="rows"
              items={[
                { id: 'type', label: t.type, value: eap_type_display },
                {
                  id: 'requirement',
                  label: t.requirement,
                  value: <TextOutput kind="number" value={requirement_cost} />,
                },
                { id: 'approved', label: t.approved, value: <TextOutput kind="moment" value={approved_at} /> },
              ]}
            />
          </li>
        ),
      )}
    </Stack>
  );
}
