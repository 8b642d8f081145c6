import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { useViewer } from '#app/session/useViewer';
import type { Event } from '#contract/event';
import { fundingOf } from '#domain/appeals/operations';
import { severityTone } from '#domain/emergencies/severity';
import { formatDate } from '#domain/format/dates';
import { featuredEventsQuery } from '#resources/event/queries';
import { useFollow } from '#resources/event/useFollow';
import { Button } from '#ui/actions/Button';
import { ProgressBar } from '#ui/display/ProgressBar';
import { Tag } from '#ui/display/Tag';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './HighlightedOperations.module.css';
import { homeStrings } from './strings';

const skeletonKeys = ['first', 'second', 'third'];

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
      <Loaded query={query} skeleton={<CardSkeletons />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" message={t.noHighlights} />
          ) : (
            <ul className={styles.grid}>
              {results.map((event) => (
                <li key={event.id}>
                  <OperationCard event={event} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function CardSkeletons() {
  return (
    <ul className={styles.grid}>
      {skeletonKeys.map((key) => (
        <li key={key}>
          <Skeleton kind="block" height="15rem" />
        </li>
      ))}
    </ul>
  );
}

function OperationCard({ event }: { readonly event: Event }) {
  const t = useStrings(homeStrings);
  const { language } = useLanguage();
  const { requested, people, coverage } = fundingOf(event.appeals);
  const [country, ...others] = event.countries;
  const place = others.length > 0 ? t.severalCountries : country?.name;
  const level = event.ifrc_severity_level_display;
  const params = { emergencyId: event.id };
  return (
    <Card>
      <article className={styles.card}>
        <div className={styles.head}>
          <Tag tone={severityTone[event.ifrc_severity_level]} hasDot>
            {place ? t.severityIn({ level, place }) : level}
          </Tag>
          <FollowButton event={event} />
        </div>
        <h3>
          <Link to="emergenciesLayout" params={params}>
            {event.name}
          </Link>
        </h3>
        <p className={styles.updated}>{t.lastUpdated({ date: formatDate(event.updated_at, language) ?? '' })}</p>
        <dl className={styles.figures}>
          <div>
            <dt>{t.targetedShort}</dt>
            <dd>
              <Link to="emergenciesLayout" params={params}>
                <TextOutput kind="number" value={people} isCompact />
              </Link>
            </dd>
          </div>
          <div>
            <dt>{t.requirementsShort}</dt>
            <dd>
              <Link to="emergencyReports" params={params}>
                <TextOutput kind="number" value={requested} isCompact currency="CHF" />
              </Link>
            </dd>
          </div>
        </dl>
        <ProgressBar label={t.received} value={coverage} />
      </article>
    </Card>
  );
}

function FollowButton({ event }: { readonly event: Event }) {
  const t = useStrings(homeStrings);
  const { isFollowing, toggle, isBusy } = useFollow(event.id);
  if (isFollowing === null) return null;
  const name = event.name ?? '';
  return (
    <Button
      size="s"
      isBusy={isBusy}
      aria-label={isFollowing ? t.unfollowNamed({ name }) : t.followNamed({ name })}
      onPress={toggle}
    >
      {isFollowing ? t.unfollow : t.follow}
    </Button>
  );
}
