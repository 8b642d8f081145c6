import { useId } from 'react';
import { useAllRows } from '#app/lists/useList';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { EventCardSkeletons, EventCards } from '#resources/event/EventCards';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { recentEventList } from '../queries';
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
    <Stack as="section" gap="s4" aria-labelledby={headingId}>
      <Row as="header" gap="s2 s4" align="baseline" justify="space-between">
        <h2 id={headingId}>{t.recent}</h2>
        <Link to="allEmergencies" search={{ country: countryId }}>
          {t.recentAll}
        </Link>
      </Row>
      <Loaded query={query} skeleton={<EventCardSkeletons count={1} />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" message={t.noRecent({ country: name })} />
          ) : (
            <EventCards events={results} />
          )
        }
      </Loaded>
    </Stack>
  );
}
