import { useMemo } from 'react';
import type { CountryDetail } from '#contract/country';
import { boundsOf, positionsOf } from '#domain/places/geo';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { ImminentEvents } from '../imminent/ImminentEvents';
import { imminentStrings } from '../imminent/strings';
import { RiskLoaded } from '../RiskLoaded';
import { useRiskError } from '../useRiskError';
import { countryRiskStrings } from './strings';
import { useImminentSource } from './useImminentSource';

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
  const { place, query } = useImminentSource(iso3);
  const bounds = useMemo(() => (bbox ? boundsOf(positionsOf(bbox)) : null), [bbox]);
  const title = placeEvents({ place: name });
  return (
    <RiskLoaded
      query={query}
      skeleton={<Skeleton kind="block" height="120px" />}
      errorMessage={[t.countsFailed, messageOf(query.error)].join(' ')}
    >
      {(source) =>
        source === null ? (
          <Card title={title}>
            <StateMessage state="empty" isCompact message={t.noImminent({ country: name })} />
          </Card>
        ) : (
          <ImminentEvents title={title} place={place} bounds={bounds} defaultSource={source} />
        )
      }
    </RiskLoaded>
  );
}
