import { useQuery } from '@tanstack/react-query';
import { subDays } from 'date-fns/subDays';
import { apiQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { formatDate, parseMoment } from '#domain/format/dates';
import { compareCodes } from '#domain/language/compare';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { useEventName } from '#resources/event/useEventName';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';

const changedDays = 7;
const readEvents = 100;

/** The followed emergencies that changed lately, the last changed first: the API neither filters nor sorts by the change. */
export function DeskFollowed() {
  const t = useStrings(deskStrings);
  const eventName = useEventName();
  const { language } = useLanguage();
  const since = subDays(new Date(), changedDays);
  const query = useQuery(
    apiQuery('GET /api/v2/event/', {
      query: { is_subscribed: true, ordering: '-disaster_start_date', limit: readEvents },
    }),
  );
  return (
    <DeskBlock
      name="followed"
      title={t.followed}
      empty={t.noFollowed}
      query={query}
      more={
        <Link to="accountNotifications" variant="quiet">
          {t.more}
        </Link>
      }
      items={({ results }) =>
        results
          .filter(({ updated_at }) => (parseMoment(updated_at) ?? since) > since)
          .toSorted((a, b) => compareCodes(b.updated_at, a.updated_at))
          .map(({ id, name, updated_at }) => ({
            id: String(id),
            name: eventName({ name }),
            href: href('emergenciesLayout', { emergencyId: id }),
            note: t.changed({ date: formatDate(parseMoment(updated_at), language) ?? '' }),
          }))
      }
    />
  );
}
