import { href } from '#app/routes/href';
import type { TimelineEntry, TimelineKind, TimelineTarget } from '#domain/emergencies/timeline';
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
  appealEnd: 'neutral',
  alert: 'orange',
  personnel: 'green',
  activity: 'blue',
};

/** One entry of a timeline: its kind, what it says, and who said it. */
export function Entry({ entry, kindName }: { readonly entry: TimelineEntry; readonly kindName: string }) {
  const t = useStrings(emergencyTimelineStrings);
  const title = entry.title ?? t.untitled;
  return (
    <li className={styles.entry}>
      <Tag tone={tones[entry.kind]}>{kindName}</Tag>
      <span className={styles.text}>
        <Title target={entry.target} title={title} />
        {entry.origin && (
          <Note as="span" className={styles.origin}>
            <FreeText value={entry.origin} />
          </Note>
        )}
      </span>
    </li>
  );
}

function Title({ target, title }: { readonly target: TimelineTarget | null; readonly title: string }) {
  const text = <FreeText value={title} />;
  if (target === null) return text;
  if (target.page === 'document') return <ExternalLink href={target.address}>{text}</ExternalLink>;
  const address =
    target.page === 'fieldReport'
      ? href('fieldReportDetails', { fieldReportId: target.id })
      : href('threeWActivityDetail', { activityId: target.id });
  return <Link href={address}>{text}</Link>;
}
