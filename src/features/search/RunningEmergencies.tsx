import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#app/request/apiQuery';
import { Link } from '#app/routes/Link';
import { isRunning } from '#domain/appeals/running';
import { formatDate } from '#domain/format/dates';
import { utcToday } from '#domain/three-w/status';
import { useEventName } from '#resources/event/useEventName';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { searchPageStrings } from './strings';

/** The newest emergencies of a keyword that are looked through: the API knows no filter for running ones. */
const newest = 30;

/** The emergencies of a keyword in which an operation runs today: the search index sorts by words, not by time. */
export function RunningEmergencies({ keyword }: { readonly keyword: string }) {
  const t = useStrings(searchPageStrings);
  const eventName = useEventName();
  const { language } = useLanguage();
  const { data } = useQuery(
    apiQuery('GET /api/v2/event/', { query: { search: keyword, ordering: '-disaster_start_date', limit: newest } }),
  );
  const running = (data?.results ?? []).filter(({ appeals }) => isRunning(appeals, utcToday()));
  if (running.length === 0) return null;
  return (
    <Card
      title={t.running({ count: running.length })}
      aside={<Note as="span">{t.runningNote({ count: newest })}</Note>}
    >
      <List items={running} itemKey={({ id }) => id}>
        {({ id, name, disaster_start_date }) => (
          <>
            <Link to="emergenciesLayout" params={{ emergencyId: id }}>
              <FreeText value={eventName({ name })} />
            </Link>{' '}
            <Note as="span">
              <bdi>{formatDate(disaster_start_date, language)}</bdi>
            </Note>
          </>
        )}
      </List>
    </Card>
  );
}
