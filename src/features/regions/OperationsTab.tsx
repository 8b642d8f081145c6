import { useQuery } from '@tanstack/react-query';
import { BelowFold } from '#app/page/BelowFold';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { useViewer } from '#app/session/useViewer';
import { EventCardSkeletons, EventCards } from '#resources/event/EventCards';
import { isRegionFeaturedRestrictedQuery, regionFeaturedEventsQuery } from '#resources/event/queries';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { RegionFigures } from './RegionFigures';
import { RegionText } from './RegionText';
import { regionStrings } from './strings';
import { useRegion } from './useRegion';

// below the fold: the code and the data are lazy
const ActiveOperations = lazyComponent(() =>
  import('#resources/appeal/ActiveOperations').then((module) => module.ActiveOperations),
);
const AppealsOverTime = lazyComponent(() =>
  import('#resources/appeal/AppealsOverTime').then((module) => module.default),
);
const RecentEmergencies = lazyComponent(() => import('./RecentEmergencies').then((module) => module.RecentEmergencies));

export function Component() {
  const t = useStrings(regionStrings);
  const region = useRegion();
  const place = { region: region.id };
  return (
    <>
      <Highlighted region={region.id} />
      <BelowFold skeleton={<Skeleton kind="block" height="894px" phoneHeight="1550px" />}>
        <ActiveOperations
          place={place}
          bbox={region.bbox}
          presentation={{
            heading: t.operationsIn({ region: region.region_name }),
            figures: <RegionFigures regionId={region.id} region={region} />,
          }}
        />
      </BelowFold>
      <NearBlock skeleton={<Skeleton kind="block" height="377px" phoneHeight="624px" />}>
        <AppealsOverTime place={place} />
      </NearBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="299px" phoneHeight="617px" />}>
        <RecentEmergencies region={region.id} />
      </LazyBlock>
      {region.emergency_snippets.map((text) => (
        <RegionText key={text.id} text={text} />
      ))}
    </>
  );
}

/** Operations that the regional office highlights. */
function Highlighted({ region }: { readonly region: number }) {
  const t = useStrings(regionStrings);
  const { data: isRestricted } = useQuery(isRegionFeaturedRestrictedQuery(region));
  const query = useQuery(regionFeaturedEventsQuery(region, useViewer(isRestricted)));
  return (
    <Stack as="section" gap="s4" aria-labelledby="highlighted">
      <Row as="header" gap="s2 s4" align="baseline" justify="space-between">
        <h2 id="highlighted">{t.highlighted}</h2>
        <Link to="allEmergencies" search={{ region }}>
          {t.viewAllEmergencies}
        </Link>
      </Row>
      <Loaded query={query} skeleton={<EventCardSkeletons count={4} />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" message={t.noHighlights} />
          ) : (
            <EventCards events={results} />
          )
        }
      </Loaded>
    </Stack>
  );
}
