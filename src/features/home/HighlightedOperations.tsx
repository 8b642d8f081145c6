import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { useViewer } from '#app/session/useViewer';
import { EventCardSkeletons, EventCards } from '#resources/event/EventCards';
import { featuredEventsQuery } from '#resources/event/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import styles from './HighlightedOperations.module.css';
import { homeStrings } from './strings';

/** Operations that the secretariat highlights. */
export function HighlightedOperations() {
  const t = useStrings(homeStrings);
  const query = useQuery(featuredEventsQuery(useViewer()));
  return (
    <section className={styles.section} aria-labelledby="highlighted">
      <header className={styles.header}>
        <h2 id="highlighted">{t.highlighted}</h2>
        <Link to="allEmergencies">{t.viewAllEmergencies}</Link>
      </header>
      <Loaded query={query} skeleton={<EventCardSkeletons />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" message={t.noHighlights} />
          ) : (
            <EventCards events={results} />
          )
        }
      </Loaded>
    </section>
  );
}
