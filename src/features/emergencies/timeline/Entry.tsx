import { href } from '#app/routes/href';
import type { TimelineEntry, TimelineKind } from '#domain/emergencies/timeline';
import { NewTag } from '#resources/visits/NewTag';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Link } from '#ui/actions/Link';
import { FreeText } from '#ui/display/FreeText';
import { Tag, type Tone } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { emergencyTimelineStrings } from './strings';
import styles from './timeline.module.css';

const tones: Readonly<Record<TimelineKind, Tone>> = {
  start: 'yellow',
  report: 'blue',
  document: 'neutral',
  appealStart: 'blue',
  drefStage: 'green',
  appealEnd: 'neutral',
  alert: 'orange',
  personnel: 'green',
  activity: 'blue',
};

interface EntryProps {
  readonly entry: TimelineEntry;
  readonly kindName: string;
  /** The last visit to the emergency; null on a first one. */
  readonly since: Date | null;
}

/** One entry of a timeline: its kind, what it says, and who said it. */
export function Entry({ entry, kindName, since }: EntryProps) {
  return (
    <li className={styles.entry}>
      <Tag tone={tones[entry.kind]}>{kindName}</Tag>
      <span className={styles.text}>
        <EntryTitle entry={entry} /> <NewTag at={entry.addedAt} since={since} />
        {entry.origin && (
          <Note as="span" className={styles.origin}>
            <FreeText value={entry.origin} />
          </Note>
        )}
      </span>
    </li>
  );
}

/** What an entry says, as a link where it leads somewhere. */
export function EntryTitle({ entry: { target, title } }: { readonly entry: TimelineEntry }) {
  const t = useStrings(emergencyTimelineStrings);
  const text = <FreeText value={title ?? t.untitled} />;
  if (target === null) return text;
  if (target.page === 'document') return <ExternalLink href={target.address}>{text}</ExternalLink>;
  const address =
    target.page === 'fieldReport'
      ? href('fieldReportDetails', { fieldReportId: target.id })
      : href('threeWActivityDetail', { activityId: target.id });
  return <Link href={address}>{text}</Link>;
}
