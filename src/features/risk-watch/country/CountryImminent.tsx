import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '#app/config';
import type { CountryDetail } from '#contract/country';
import { type Bounds, boundsOf, positionsOf } from '#domain/places/geo';
import { availableSources, defaultSource } from '#domain/risk-watch/levels';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { ImminentEvents } from '../imminent/ImminentEvents';
import { imminentStrings } from '../imminent/strings';
import { useListedEvents } from '../imminent/useListedEvents';
import { RiskLoaded } from '../RiskLoaded';
import { useRiskError } from '../useRiskError';
import { imminentCountsQuery } from './queries';
import { countryRiskStrings } from './strings';

interface CountryImminentProps {
  readonly iso3: string;
  readonly name: string;
  readonly bbox: CountryDetail['bbox'];
}

/** The imminent events of a country; the initial source is the first one with events. @source reference/risk-watch.md, section 1.6 */
export function CountryImminent({ iso3, name, bbox }: CountryImminentProps) {
  const t = useStrings(countryRiskStrings);
  const { placeEvents } = useStrings(imminentStrings);
  const messageOf = useRiskError();
  const query = useQuery(imminentCountsQuery(iso3));
  const place = useMemo(() => ({ iso3 }), [iso3]);
  const bounds = useMemo(() => (bbox ? boundsOf(positionsOf(bbox)) : null), [bbox]);
  const title = placeEvents({ place: name });
  return (
    <RiskLoaded
      query={query}
      skeleton={<Skeleton kind="block" height="120px" />}
      errorMessage={[t.countsFailed, messageOf(query.error)].join(' ')}
    >
      {(counts) => {
        const source = defaultSource(counts, availableSources(config.environment));
        return source === null ? (
          <UncountedEvents iso3={iso3} name={name} title={title} bounds={bounds} />
        ) : (
          <ImminentEvents title={title} place={place} bounds={bounds} defaultSource={source} />
        );
      }}
    </RiskLoaded>
  );
}

interface UncountedEventsProps extends Pick<CountryImminentProps, 'iso3' | 'name'> {
  readonly title: string;
  readonly bounds: Bounds | null;
}

/** The events of GDACS that reach the country from another one: the counts of the service leave them out. */
function UncountedEvents({ iso3, name, title, bounds }: UncountedEventsProps) {
  const t = useStrings(countryRiskStrings);
  const place = useMemo(() => ({ iso3 }), [iso3]);
  const { shown } = useListedEvents('gdacs', place, null);
  return (
    <RiskLoaded query={shown} skeleton={<Skeleton kind="block" height="120px" />} errorMessage={t.countsFailed}>
      {(listed) =>
        listed.length > 0 ? (
          <ImminentEvents title={title} place={place} bounds={bounds} defaultSource="gdacs" />
        ) : (
          <Card title={title}>
            <StateMessage state="empty" isCompact message={t.noImminent({ country: name })} />
          </Card>
        )
      }
    </RiskLoaded>
  );
}
