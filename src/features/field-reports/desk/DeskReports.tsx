import { useQuery } from '@tanstack/react-query';
import { subDays } from 'date-fns/subDays';
import { apiQuery } from '#app/request/apiQuery';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { type CurrentUser, useCurrentUser } from '#app/session/currentUser';
import { silentEmergencies } from '#domain/field-reports/silentEmergencies';
import { formatDate, formatIsoDate, parseMoment } from '#domain/format/dates';
import { DeskAudience } from '#resources/desk/DeskAudience';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { useEventName } from '#resources/event/useEventName';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';

/** Days of reports that are read, and of silence that is told. */
const readDays = 90;
const silentDays = 10;
const readReports = 200;

/** The user's countries, by role or profile. */
const countriesOf = (user: CurrentUser | undefined) => [
  ...new Set([...(user?.is_admin_for_countries ?? []), ...(user?.profile?.country ? [user.profile.country] : [])]),
];

/** The emergencies of the user's countries, by role or profile, without a new field report for ten days. */
export function DeskReports() {
  return (
    <DeskAudience includes={({ user }) => countriesOf(user).length > 0}>
      <Silent />
    </DeskAudience>
  );
}

function Silent() {
  const t = useStrings(deskStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  const countries = countriesOf(useCurrentUser().user);
  const now = new Date();
  const query = useQuery(
    apiQuery('GET /api/v2/field-report/', {
      query: {
        countries__in: countries,
        created_at__gte: formatIsoDate(subDays(now, readDays)) ?? undefined,
        ordering: '-created_at',
        limit: readReports,
      },
    }),
  );
  return (
    <DeskBlock
      name="reports"
      title={t.reports}
      empty={t.noReports}
      query={query}
      more={
        <Link to="allFieldReports" search={{ country: countries[0] }} variant="quiet">
          {t.more}
        </Link>
      }
      items={({ results }) =>
        silentEmergencies(results, now, silentDays).map(({ event, newest }) => ({
          id: String(event.id),
          name: eventName({ name: event.name?.trim() || newest.summary }),
          href: href('emergenciesLayout', { emergencyId: event.id }),
          note: t.lastReport({ date: formatDate(parseMoment(newest.created_at), language) ?? '' }),
        }))
      }
    />
  );
}
