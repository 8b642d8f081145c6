import { Link } from '#app/routes/Link';
import { useCurrentUser } from '#app/session/currentUser';
import type { Event } from '#contract/event';
import { fundingOf } from '#domain/appeals/operations';
import { isCategorised, severityTone } from '#domain/emergencies/severity';
import { formatDate, parseMoment } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { ProgressBar } from '#ui/display/ProgressBar';
import { Tag } from '#ui/display/Tag';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from './EventCards.module.css';
import { eventCardStrings } from './strings';
import { useEventName } from './useEventName';
import { useFollow } from './useFollow';

/** Emergencies on cards side by side: where, how severe, for how many people, funded how far. */
export function EventCards({ events }: { readonly events: readonly Event[] }) {
  const t = useStrings(eventCardStrings);
  return (
    <Stack gap="s2">
      <Columns as="ul" gap="s4" minWidth={300} mode="fill" className={styles.grid}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Columns>
      <Note size="xs">{t.figuresSource}</Note>
    </Stack>
  );
}

/** Skeletons of the cards. */
export function EventCardSkeletons({ count }: { readonly count: number }) {
  return (
    <Columns as="ul" gap="s4" minWidth={300} mode="fill" className={styles.grid}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <li key={card}>
          <Skeleton kind="block" height="205px" />
        </li>
      ))}
    </Columns>
  );
}

function EventCard({ event }: { readonly event: Event }) {
  const t = useStrings(eventCardStrings);
  const { user } = useCurrentUser();
  const { language } = useLanguage();
  const { requested, people, coverage } = fundingOf(event.appeals);
  const [country, ...others] = event.countries;
  const place = others.length > 0 ? t.severalCountries : country?.name;
  const isKnown = isCategorised(event);
  const level = isKnown ? event.ifrc_severity_level_display : t.severityNone;
  const eventName = useEventName();
  const name = eventName(event);
  const params = { emergencyId: event.id };
  return (
    <Card>
      <Stack as="article" gap="s2" align="start" className={styles.card}>
        <div className={styles.head}>
          <Tag tone={isKnown ? severityTone[event.ifrc_severity_level] : 'neutral'} hasDot={isKnown}>
            {place ? t.severityIn({ level, place }) : level}
          </Tag>
          {user && <FollowButton event={event} name={name} />}
        </div>
        <h3>
          <Link to="emergenciesLayout" params={params}>
            {name}
          </Link>
        </h3>
        <Note>{t.lastUpdated({ date: formatDate(parseMoment(event.updated_at), language) ?? '' })}</Note>
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
          <div>
            <dt>{t.received}</dt>
            <dd>
              <TextOutput kind="percent" value={coverage} />
            </dd>
          </div>
        </dl>
        <ProgressBar label={t.received} value={coverage} isLabelHidden isValueHidden />
      </Stack>
    </Card>
  );
}

function FollowButton({ event, name }: { readonly event: Event; readonly name: string }) {
  const t = useStrings(eventCardStrings);
  const { isFollowing, toggle, isBusy } = useFollow(event.id, event.name);
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
