import { useList } from '#app/lists/useList';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { SurgeSupportByEvent } from '#contract/deploymentsByEvent';
import { severityTone } from '#domain/emergencies/severity';
import { formatDate, parseDay } from '#domain/format/dates';
import { formatDuration } from '#domain/format/durations';
import { timeBetweenDays } from '#domain/format/timeBetweenDays';
import { societyName } from '#domain/places/societyName';
import { totalPeriod } from '#domain/surge/deployments';
import { useEventName } from '#resources/event/useEventName';
import { Tag } from '#ui/display/Tag';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Pager } from '#ui/table/Pager';
import { supportList } from './queries';
import { SupportDetails } from './SupportDetails';
import { surgePageStrings } from './strings';
import styles from './surge.module.css';

/** The emergencies with people or units today, the latest first. @source reference/surge.md, section 1.2 */
export function SupportCards() {
  const t = useStrings(surgePageStrings);
  const { query, table } = useList(supportList);
  return (
    <Card title={t.support} hasPadding={false}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="770px" phoneHeight="2090px" />}>
        {({ results, count }) => (
          <>
            {results.length === 0 ? (
              <StateMessage state="empty" />
            ) : (
              <Columns
                as="ul"
                gap="s4"
                minWidth={300}
                mode="fill"
                padding="s4 edge"
                data-refreshing={query.isPlaceholderData || undefined}
              >
                {results.map((event) => (
                  <li key={event.id}>
                    <SupportCard event={event} />
                  </li>
                ))}
              </Columns>
            )}
            <Pager
              label={t.support}
              page={table.page}
              pageSize={table.pageSize}
              total={count}
              onPageChange={table.setPage}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function SupportCard({ event }: { readonly event: SurgeSupportByEvent }) {
  const t = useStrings(surgePageStrings);
  const eventName = useEventName();
  const people = event.deployments.flatMap(({ personnel }) => personnel);
  const level = event.ifrc_severity_level_display;
  return (
    <Card>
      <Stack as="article" gap="s2" align="start" className={styles.card}>
        <div>
          <Tag tone={severityTone[event.ifrc_severity_level]} hasDot>
            {/* yellow is also what the server gives an emergency that nobody has categorised, and this call has no date of the category */}
            {event.ifrc_severity_level > 0 ? t.category({ level }) : t.lowestCategory({ level })}
          </Tag>
        </div>
        <h3>
          <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
            {eventName(event)}
          </Link>
        </h3>
        <OperationPeriod appeals={event.appeals} />
        {event.deployed_eru_count > 0 && (
          <Stack gap="s2" className={styles.kind}>
            <SupportDetails
              label={t.erus}
              count={event.deployed_eru_count}
              kinds={event.erus.map(({ type_display }) => type_display)}
              organisations={event.erus.map(({ eru_owner_details: owner }) =>
                societyName(owner.national_society_country_details),
              )}
            />
          </Stack>
        )}
        {event.deployed_personnel_count > 0 && (
          <Stack gap="s2" className={styles.kind}>
            <SupportDetails
              label={t.rapidResponse}
              count={event.deployed_personnel_count}
              kinds={people.map(({ role }) => role)}
              organisations={people.map(({ country_from }) => societyName(country_from))}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

/** The period of the operations, planned end included, and how long it lasts; renders nothing for an emergency without appeals. */
function OperationPeriod({ appeals }: Pick<SurgeSupportByEvent, 'appeals'>) {
  const t = useStrings(surgePageStrings);
  const { language } = useLanguage();
  const { start_date, end_date } = totalPeriod(appeals);
  const [start, end] = [parseDay(start_date), parseDay(end_date)];
  if (!start) return null;
  const date = formatDate(start, language) ?? '';
  if (!end || end < start) return <Note>{t.operationStart({ date })}</Note>;
  const duration = formatDuration(timeBetweenDays(start, end), language) ?? '';
  return <Note>{t.operationPeriod({ date, end: formatDate(end, language) ?? '', duration })}</Note>;
}
