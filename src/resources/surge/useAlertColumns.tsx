import { useMemo, useState } from 'react';
import { href } from '#app/routes/href';
import type { SurgeAlert } from '#contract/surgeAlert';
import { formatIsoDate } from '#domain/format/dates';
import { formatDuration } from '#domain/format/durations';
import { statusTones } from '#domain/format/statusTones';
import {
  alertDuration,
  alertKeywords,
  alertPosition,
  daysToDeadline,
  deadlineState,
  startsImmediately,
} from '#domain/surge/alerts';
import { useEventName } from '#resources/event/useEventName';
import { Tag, type Tone } from '#ui/display/Tag';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, type FileColumn, linkColumn, listColumn, textColumn } from '#ui/table/columns';
import { surgeStrings } from './strings';
import styles from './surge.module.css';

/** Tones by status, whose label the server sends. @source reference/surge.md, section 3 */
const tones: Readonly<Record<SurgeAlert['molnix_status'], Tone>> = {
  0: statusTones.open,
  1: statusTones.ended,
  2: statusTones.ended,
};

/** @source reference/surge.md, sections 1.2 and 1.9 */
export function useAlertColumns(): readonly FileColumn<SurgeAlert>[] {
  const t = useStrings(surgeStrings);
  const { language } = useLanguage();
  const eventName = useEventName();
  return useMemo(
    () => [
      dateColumn({ id: 'opens', header: t.alertDate, value: (row) => row.opens }),
      {
        id: 'closes',
        part: 'fact',
        header: t.deadline,
        cell: (row) => <Deadline alert={row} />,
        fileValue: (row) => formatIsoDate(row.closes),
        hxl: '#date+deadline',
      },
      textColumn({ id: 'duration', header: t.duration, value: (row) => formatDuration(alertDuration(row), language) }),
      {
        id: 'start',
        header: t.startDate,
        cell: (row) =>
          startsImmediately(row, new Date()) ? t.immediately : <TextOutput kind="date" value={row.start} />,
        fileValue: (row) => formatIsoDate(row.start),
        hxl: '#date+start',
      },
      textColumn({ id: 'position', part: 'name', header: t.position, value: alertPosition }),
      listColumn({ id: 'keywords', header: t.keywords, value: alertKeywords }),
      linkColumn({
        id: 'emergency',
        hxl: '#event+name',
        header: t.emergency,
        value: (row) => row.event && eventName(row.event),
        href: (row) => href('emergenciesLayout', { emergencyId: row.event?.id }),
      }),
      linkColumn({
        id: 'country',
        hxl: '#country+name',
        part: 'fact',
        header: t.country,
        value: (row) => row.country?.name,
        href: (row) => href('countriesLayout', { countryId: row.country?.id }),
      }),
      {
        id: 'status',
        header: t.status,
        cell: (row) => <Tag tone={tones[row.molnix_status]}>{row.molnix_status_display}</Tag>,
        fileValue: (row) => row.molnix_status_display,
        hxl: '#status',
      },
    ],
    [t, language, eventName],
  );
}

function Deadline({ alert }: { readonly alert: SurgeAlert }) {
  const t = useStrings(surgeStrings);
  const [now] = useState(() => new Date());
  const state = deadlineState(alert, now);
  const days = daysToDeadline(alert, now);
  return (
    <span className={styles.deadline}>
      <TextOutput kind="date" value={alert.closes} />
      {state === 'today' && <Tag tone={statusTones.due}>{t.deadlineToday}</Tag>}
      {state === 'near' && <Tag tone={statusTones.due}>{t.deadlineNear({ count: days ?? 0 })}</Tag>}
      {state === 'past' && <Tag>{t.deadlinePast}</Tag>}
    </span>
  );
}
