import { Link } from '#app/routes/Link';
import type { ResponseOf } from '#contract/types';
import { formatDate } from '#domain/format/dates';
import { useEventName } from '#resources/event/useEventName';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { newestCount } from './queries';
import { searchPageStrings } from './strings';

interface RunningEmergenciesProps {
  readonly running: ResponseOf<'GET /api/v2/event/'>['results'];
}

/** The emergencies of a keyword in which an operation runs today, with where they were looked for. */
export function RunningEmergencies({ running }: RunningEmergenciesProps) {
  const t = useStrings(searchPageStrings);
  const eventName = useEventName();
  const { language } = useLanguage();
  return (
    <Card
      title={t.running({ count: running.length })}
      aside={<Note as="span">{t.runningNote({ count: newestCount })}</Note>}
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
