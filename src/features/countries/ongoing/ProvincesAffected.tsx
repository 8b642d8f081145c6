import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllRows } from '#app/lists/useList';
import { combineQueries } from '#app/request/combineQueries';
import { isApiError } from '#app/request/errors';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import type { EventDetail } from '#contract/event';
import { formatList } from '#domain/format/formatList';
import { type AffectedProvince, affectedProvinces, emergenciesOf } from '#domain/places/affectedProvinces';
import { boundsOf, positionsOf } from '#domain/places/geo';
import { operationList } from '#resources/appeal/queries';
import { eventQuery } from '#resources/event/queries';
import { useEventName } from '#resources/event/useEventName';
import { ProvinceMap, type ProvincePoint, provinceMapHeight } from '#resources/province/ProvinceMap';
import { districtsQuery } from '#resources/province/queries';
import { AsOf } from '#ui/display/AsOf';
import { List } from '#ui/display/List';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import styles from './ongoing.module.css';
import { countryOperationStrings } from './strings';

/** Maximum number of emergencies whose provinces are shown: the list endpoint has no provinces, so each emergency is a request. */
const maxEmergencies = 20;

/** Emergencies and radius in pixels. */
const stops = [
  [1, 8],
  [3, 12],
  [6, 16],
] as const;

interface ProvincesAffectedProps {
  readonly country: CountryDetail;
  readonly name: string;
}

/** The provinces of the emergencies of running operations. The filters of the operations apply. */
export function ProvincesAffected({ country, name }: ProvincesAffectedProps) {
  const t = useStrings(countryOperationStrings);
  const { applied } = useUrlFilters(operationList.filters);
  const operations = useAllRows(operationList, applied, { country: country.id });
  const ids = useMemo(() => emergenciesOf(operations.data?.results ?? []), [operations.data]);
  return (
    <Card
      title={t.provinces}
      hasPadding={false}
      footer={
        <Note>
          {t.provincesSource}
          <AsOf at={operations.dataUpdatedAt} />
        </Note>
      }
    >
      <Loaded query={operations} skeleton={<MapSkeleton height={provinceMapHeight} />}>
        {() =>
          ids.length === 0 ? (
            <NoProvinces name={name} />
          ) : (
            <>
              {ids.length > maxEmergencies && (
                <p className={styles.text}>{t.provincesOfLatest({ count: maxEmergencies })}</p>
              )}
              <Provinces country={country} name={name} emergencies={ids.slice(0, maxEmergencies)} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

/** With active filters, the empty state refers to the filters: other operations may have provinces. */
function NoProvinces({ name }: Pick<ProvincesAffectedProps, 'name'>) {
  const t = useStrings(countryOperationStrings);
  const { activeCount } = useUrlFilters(operationList.filters);
  return activeCount > 0 ? (
    <StateMessage state="emptyForFilter" />
  ) : (
    <StateMessage state="empty" message={t.noProvinces({ country: name })} />
  );
}

/** The server answers 404 for an emergency that the user may not see; it is left out. */
const combineVisible = (results: readonly UseQueryResult<EventDetail>[]) =>
  combineQueries(results.filter(({ error }) => !(isApiError(error) && error.status === 404)));

interface ProvincesProps extends ProvincesAffectedProps {
  readonly emergencies: readonly number[];
}

function Provinces({ country, name, emergencies }: ProvincesProps) {
  const { language } = useLanguage();
  const events = useQueries({ queries: emergencies.map((id) => eventQuery(id)), combine: combineVisible });
  const districts = useQuery(districtsQuery([country.id]));
  const details = events.data;
  const places = districts.data?.results;
  const provinces = useMemo(
    () => details && places && affectedProvinces(details, places, language),
    [details, places, language],
  );
  const query = {
    data: provinces,
    error: events.error ?? districts.error,
    refetch: () => {
      events.refetch();
      if (districts.isError) void districts.refetch();
    },
  };
  return (
    <Loaded query={query} skeleton={<MapSkeleton height={provinceMapHeight} />}>
      {(affected) =>
        affected.length === 0 ? <NoProvinces name={name} /> : <Places country={country} provinces={affected} />
      }
    </Loaded>
  );
}

interface PlacesProps {
  readonly country: CountryDetail;
  readonly provinces: readonly AffectedProvince[];
}

function Places({ country, provinces }: PlacesProps) {
  const t = useStrings(countryOperationStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  const points = useMemo(
    () =>
      provinces.map(
        ({ district, events }): ProvincePoint => ({
          district,
          value: events.length,
          details: (
            <List items={events} itemKey={({ id }) => id}>
              {(event) => (
                <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
                  {eventName(event)}
                </Link>
              )}
            </List>
          ),
        }),
      ),
    [provinces, eventName],
  );
  const fallback = useMemo(() => country.bbox && boundsOf(positionsOf(country.bbox)), [country.bbox]);
  const unplaced = points.filter(({ district }) => district.centroid === null);
  return (
    <>
      <ProvinceMap
        title={t.provinces}
        provinces={points}
        colour="--map-emergency-appeal"
        stops={stops}
        legend={[{ label: t.provincesLegend, colour: '--map-emergency-appeal', look: 'dot' }]}
        countLabel={t.provincesCount}
        fallback={fallback}
      />
      {unplaced.length > 0 && (
        <p className={styles.text}>
          {t.provincesUnplaced({
            names: formatList(
              unplaced.map(({ district }) => district.name),
              language,
            ),
          })}
        </p>
      )}
    </>
  );
}
