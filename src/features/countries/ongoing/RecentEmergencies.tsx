import { useId } from 'react';
import { useAllRows } from '#app/lists/useList';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { EventCardSkeletons, EventCards } from '#resources/event/EventCards';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { recentEventList } from '../queries';
import styles from './ongoing.module.css';
import { countryOperationStrings } from './strings';

interface CountryBlockProps {
  readonly countryId: number;
  readonly name: string;
}

/** The emergencies of a country that began in the last thirty days, with or without an appeal. */
export function RecentEmergencies({ countryId, name }: CountryBlockProps) {
  const t = useStrings(countryOperationStrings);
  const headingId = useId();
  const query = useAllRows(recentEventList, {}, countryId);
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{t.recent}</h2>
        <Link to="allEmergencies" search={{ country: countryId }}>
          {t.recentAll}
        </Link>
      </header>
      <Loaded query={query} skeleton={<EventCardSkeletons />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" message={t.noRecent({ country: name })} />
          ) : (
            <EventCards events={results} />
          )
        }
      </Loaded>
    </section>
  );
}
