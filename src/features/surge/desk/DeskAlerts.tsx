import { useQuery } from '@tanstack/react-query';
import { type SavedView, useSavedViews } from '#app/lists/views/savedViews';
import { referenceQuery } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { alertPosition, byDeadline, deadlineState } from '#domain/surge/alerts';
import { DeskBlock } from '#resources/desk/DeskBlock';
import { deskStrings } from '#resources/desk/strings';
import { readUrl } from '#ui/filters/readUrl';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { alertList, openAlertsQuery } from '../queries';

/** The open alerts of a view of the list of alerts; of all without one. */
function useAlertsOf(view: SavedView | undefined) {
  const applied = readUrl(new URLSearchParams(view?.search), alertList.filters);
  const isOfRegion = applied.region !== null;
  const { data } = useQuery({ ...referenceQuery('countries'), enabled: isOfRegion });
  const countries = data?.results.filter(({ region }) => region === applied.region).map(({ id }) => id);
  const { ordering: _, ...filters } = alertList.filtersQuery(applied, null, countries ?? null);
  return useQuery({ ...openAlertsQuery(filters), enabled: !isOfRegion || countries !== undefined });
}

/** The open surge alerts that close within seven days, the soonest first: those of the view of alerts that the person has saved last. */
export function DeskAlerts() {
  const t = useStrings(deskStrings);
  const { language } = useLanguage();
  const { views } = useSavedViews(href('surgeAlerts'));
  const [view] = views;
  const query = useAlertsOf(view);
  const now = new Date();
  return (
    <DeskBlock
      name="alerts"
      title={view ? t.alertsOfView({ name: view.name }) : t.alerts}
      empty={t.noAlerts}
      query={query}
      more={
        <Link to="surgeAlerts" search={Object.fromEntries(new URLSearchParams(view?.search))} variant="quiet">
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
              name: formatList(
                [alertPosition(alert), alert.country?.name].flatMap((part) => part || []),
                language,
              ),
              href: href('emergencySurge', { emergencyId: alert.event?.id }),
              note: state === 'today' ? t.closesToday : t.closes({ date: formatDate(alert.closes, language) ?? '' }),
            },
          ];
        })
      }
    />
  );
}
