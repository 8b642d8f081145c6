import { useQuery } from '@tanstack/react-query';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { formatDate } from '#domain/format/dates';
import { alertPosition, byDeadline, deadlineState } from '#domain/surge/alerts';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { openAlertsQuery } from '../queries';

/** The open surge alerts that close within seven days, the soonest first. */
export function DeskAlerts() {
  const t = useStrings(deskStrings);
  const { language } = useLanguage();
  const query = useQuery(openAlertsQuery());
  const now = new Date();
  return (
    <DeskBlock
      name="alerts"
      title={t.alerts}
      empty={t.noAlerts}
      query={query}
      more={
        <Link to="surgeAlerts" variant="quiet">
          {t.more}
        </Link>
      }
      items={({ results }) =>
        byDeadline(results, now).flatMap((alert) => {
          const state = deadlineState(alert, now);
          if (state !== 'today' && state !== 'near') return [];
          return [
            {
              id: String(alert.id),
              name: [alertPosition(alert), alert.country?.name].filter(Boolean).join(', '),
              href: href('emergencySurge', { emergencyId: alert.event?.id }),
              note: state === 'today' ? t.closesToday : t.closes({ date: formatDate(alert.closes, language) ?? '' }),
            },
          ];
        })
      }
    />
  );
}
