import { Link } from '#app/routes/Link';
import type { EventDetail } from '#contract/event';
import { timelineOf } from '#domain/emergencies/timeline';
import { formatDate } from '#domain/format/dates';
import { FreeText } from '#ui/display/FreeText';
import { List } from '#ui/display/List';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { EntryTitle } from '../timeline/Entry';
import { useTimelineNames } from '../timeline/useTimelineNames';
import { useTimelineReads } from '../timeline/useTimelineReads';
import { emergencyBriefStrings } from './strings';

const shownSources = 15;

/** The reports and documents that a brief is made of, newest first, each with its day and who wrote it. */
export function SourcesCard({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyBriefStrings);
  const { language } = useLanguage();
  const reads = useTimelineReads(event);
  const all = timelineOf({ event, ...reads.parts }, useTimelineNames()).filter(
    ({ kind }) => kind === 'report' || kind === 'document',
  );
  const hidden = all.length - shownSources;
  return (
    <Card
      title={t.sources}
      actions={
        <Link to="emergencyTimeline" params={{ emergencyId: event.id }} variant="quiet">
          {t.wholeTimeline}
        </Link>
      }
    >
      {reads.failed.length > 0 && (
        <StateMessage
          state="error"
          isCompact
          message={t.partsFailed}
          onRetry={() => {
            for (const { refetch } of reads.failed) void refetch();
          }}
        />
      )}
      {all.length === 0 && !reads.isLoading && reads.failed.length === 0 && (
        <StateMessage state="empty" isCompact message={t.noSources} />
      )}
      <List items={all.slice(0, shownSources)} itemKey={({ id }) => id} label={t.sources}>
        {(entry) => (
          <>
            <EntryTitle entry={entry} />
            <Note as="span">
              {' · '}
              <bdi>{formatDate(entry.day, language)}</bdi>
              {entry.origin && (
                <>
                  {' · '}
                  <FreeText value={entry.origin} />
                </>
              )}
            </Note>
          </>
        )}
      </List>
      {hidden > 0 && <Note>{t.moreSources({ count: hidden })}</Note>}
      {reads.isLoading && <Skeleton kind="text" lines={3} />}
    </Card>
  );
}
