import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { useViewer } from '#app/session/useViewer';
import { EventCardSkeletons, EventCards } from '#resources/event/EventCards';
import { featuredEventsQuery, isFeaturedRestrictedQuery } from '#resources/event/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { homeStrings } from './strings';

/** Operations that the secretariat highlights. */
export function HighlightedOperations() {
  const t = useStrings(homeStrings);
  const { data: isRestricted } = useQuery(isFeaturedRestrictedQuery());
  const query = useQuery(featuredEventsQuery(useViewer(isRestricted)));
  return (
    <Stack as="section" gap="s4" aria-labelledby="highlighted">
      <Row as="header" gap="s2 s4" align="baseline" justify="space-between">
        <h2 id="highlighted">{t.highlighted}</h2>
        <Link to="allEmergencies">{t.viewAllEmergencies}</Link>
      </Row>
      <Loaded query={query} skeleton={<EventCardSkeletons count={6} />}>
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
