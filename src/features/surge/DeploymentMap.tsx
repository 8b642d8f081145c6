import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { Link } from '#app/routes/Link';
import { societyName } from '#domain/places/societyName';
import {
  type DeployedKind,
  type DeploymentPoint,
  deploymentPoints,
  groupByEmergency,
} from '#domain/surge/deploymentPoints';
import {
  CountryPointsMap,
  type PointLook,
  type PointScale,
  type PointScales,
} from '#resources/country/CountryPointsMap';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { useEventName } from '#resources/event/useEventName';
import { displayStrings } from '#ui/displayStrings';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import type { LegendEntry, MapColour } from '#ui/map/mapTypes';
import { activeErusQuery, activePersonnelQuery, mapFilters } from './queries';
import { SupportDetails, type SupportDetailsProps } from './SupportDetails';
import { surgePageStrings } from './strings';
import styles from './surge.module.css';

const colours: Readonly<Record<DeployedKind, MapColour>> = {
  both: '--map-erus-and-rapid-response',
  erus: '--map-erus',
  personnel: '--map-rapid-response',
};

/** Radius in pixels by units or people. @source reference/surge.md, section 1.2 */
const stops: PointScale<DeploymentPoint>['stops'] = [
  [2, 5],
  [4, 7],
  [6, 9],
  [8, 11],
  [10, 13],
  [12, 15],
];

const look: PointLook<DeploymentPoint> = {
  colour: ({ kind }) => colours[kind],
  count: ({ erus, personnel }) => erus.length + personnel.length,
  details: (point) => <CountryDeployments point={point} />,
};

/** What is deployed today, by country. @source reference/surge.md, sections 1.2 and 6 */
export function DeploymentMap() {
  const t = useStrings(surgePageStrings);
  const listStrings = useStrings(displayStrings);
  const { language } = useLanguage();
  const { values, set, clear, activeCount } = useUrlFilters(mapFilters);
  const erus = useQuery(activeErusQuery(values.dtype));
  const personnel = useQuery(activePersonnelQuery(values.dtype));
  const countries = useQuery({ ...referenceQuery('countries'), enabled: erus.data !== undefined });
  const points = useMemo(
    () =>
      deploymentPoints(
        values.mechanism === 'personnel' ? [] : (erus.data?.results ?? []),
        values.mechanism === 'eru' ? [] : (personnel.data?.results ?? []),
        countries.data?.results ?? [],
        language,
      ),
    [values.mechanism, erus.data, personnel.data, countries.data, language],
  );
  const isLoaded = [erus, personnel, countries].every(({ data, isPlaceholderData }) => data && !isPlaceholderData);
  const legend: LegendEntry[] = [
    { label: t.kindBoth, colour: colours.both },
    { label: t.kindErus, colour: colours.erus },
    { label: t.kindPersonnel, colour: colours.personnel },
  ];
  const scales = useMemo(
    (): PointScales<DeploymentPoint> => [
      { key: 'erus', label: t.scaleErus, stops, value: ({ units }) => units },
      { key: 'personnel', label: t.scalePersonnel, stops, value: (point) => point.personnel.length },
    ],
    [t],
  );
  return (
    <Card title={t.mapTitle} hasPadding={false}>
      <FilterBar
        label={t.mapTitle}
        activeCount={activeCount}
        onClear={clear}
        results={isLoaded ? listStrings.results({ name: t.mapTitle, count: points.length }) : undefined}
      >
        <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
        <NativeSelect
          label={t.mechanism}
          options={[
            { key: 'eru', label: t.erus },
            { key: 'personnel', label: t.rapidResponse },
          ]}
          value={values.mechanism ?? undefined}
          onChange={(mechanism) => set('mechanism', mechanism)}
        />
      </FilterBar>
      <Loaded query={combineQueries([erus, personnel, countries])} skeleton={<CountryPointsSkeleton isAhead />}>
        {() => (
          <CountryPointsMap
            title={t.mapTitle}
            points={points}
            look={look}
            scales={scales}
            legend={legend}
            countLabel={t.countLabel}
            emptyMessage={t.noneHere}
            note={t.mapNote}
            isRefreshing={erus.isPlaceholderData || personnel.isPlaceholderData}
          />
        )}
      </Loaded>
    </Card>
  );
}

function CountryDeployments({ point }: { readonly point: DeploymentPoint }) {
  const t = useStrings(surgePageStrings);
  return (
    <Stack as="ul" gap="s3" className={styles.groups}>
      {groupByEmergency(point.erus, ({ event }) => event).map(({ event, rows }) => (
        <DeployedTo
          key={`eru-${event?.id}`}
          event={event}
          label={t.scaleErus}
          count={rows.reduce((sum, { units }) => sum + units, 0)}
          kinds={rows.map(({ type_display }) => type_display)}
          organisations={rows.map(({ eru_owner }) => societyName(eru_owner.national_society_country))}
        />
      ))}
      {groupByEmergency(point.personnel, ({ deployment }) => deployment?.event_deployed_to).map(({ event, rows }) => (
        <DeployedTo
          key={`person-${event?.id}`}
          event={event}
          label={t.people}
          count={rows.length}
          kinds={rows.map(({ role }) => role)}
          organisations={rows.map(({ country_from }) => societyName(country_from))}
        />
      ))}
    </Stack>
  );
}

interface DeployedToProps extends SupportDetailsProps {
  readonly event: { readonly id: number; readonly name: string | null } | null;
}

/** The people or units deployed to one emergency. */
function DeployedTo({ event, ...details }: DeployedToProps) {
  const t = useStrings(surgePageStrings);
  const eventName = useEventName();
  return (
    <li>
      <h4>
        {event ? (
          <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
            {eventName(event)}
          </Link>
        ) : (
          t.noEmergency
        )}
      </h4>
      <SupportDetails {...details} />
    </li>
  );
}
