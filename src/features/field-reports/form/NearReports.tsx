import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormSelector } from '#app/form/useFormSelector';
import { href } from '#app/routes/href';
import { formatDate, parseMoment } from '#domain/format/dates';
import { useEventName } from '#resources/event/useEventName';
import { Button } from '#ui/actions/Button';
import { useDebounced } from '#ui/filters/useDebounced';
import { NearRecords } from '#ui/form/NearRecords';
import { useLanguage } from '#ui/language/LanguageContext';
import { type Crisis, likelyEmergenciesQuery, nearReportsQuery } from './nearQueries';
import type { ReportValues } from './reportShape';
import { useReportStrings } from './useReportStrings';

const crisisOf = ({ event, country, dtype, start_date }: ReportValues): Crisis => ({
  event,
  country,
  dtype,
  start_date,
});

/**
 * What may be the crisis of a new report: emergencies of its country, type and start, one of which can be used before another is created;
 * otherwise the last reports of that country and type.
 *
 * @source reference/emergencies.md, section 6
 */
export function NearReports({ isShown }: { readonly isShown: boolean }) {
  const t = useReportStrings();
  const { language } = useLanguage();
  const eventName = useEventName();
  const { setValue } = useFormContext<ReportValues>();
  const current = useFormSelector(crisisOf);
  const crisis = useDebounced(current);
  /** The crisis of which the writer has said that it is another one. */
  const [different, setDifferent] = useState<Crisis | null>(null);
  const likely = likelyEmergenciesQuery(crisis);
  const { data: emergencies = [], isPending } = useQuery(likely);
  const isOffered = likely.enabled && emergencies.length > 0;
  const near = nearReportsQuery(crisis);
  // one request at a time: the reports only where there is no emergency to offer
  const isDecided = !likely.enabled || !isPending;
  const { data: reports } = useQuery({ ...near, enabled: near.enabled && isDecided && !isOffered });
  if (!isShown || crisis === different || current.event !== crisis.event) return <NearRecords title="" records={[]} />;
  if (!isOffered) {
    return (
      <NearRecords
        title={t.nearTitle}
        text={t.nearText}
        records={(reports?.results ?? []).map(({ id, summary, created_at }) => ({
          id,
          name: summary?.trim() || String(id),
          href: href('fieldReportDetails', { fieldReportId: id }),
          note: t.nearFiled({ date: formatDate(parseMoment(created_at), language) ?? '' }),
        }))}
      />
    );
  }
  return (
    <NearRecords
      isProbable
      title={t.duplicatesHeading}
      text={t.duplicatesText}
      records={emergencies.map(({ id, name, disaster_start_date }) => ({
        id,
        name: eventName({ name }),
        href: href('emergenciesLayout', { emergencyId: id }),
        note: t.duplicateStarted({ date: formatDate(disaster_start_date, language) ?? '' }),
      }))}
      action={({ id }) => (
        <Button size="s" onPress={() => setValue('event', id, { shouldDirty: true, shouldTouch: true })}>
          {t.useEmergency}
        </Button>
      )}
    >
      <Button variant="text" size="s" onPress={() => setDifferent(crisis)}>
        {t.differentOne}
      </Button>
    </NearRecords>
  );
}
