import { CalendarPlus } from 'lucide-react';
import { href } from '#app/routes/href';
import type { SurgeAlert } from '#contract/surgeAlert';
import { joinTexts } from '#domain/format/joinTexts';
import { alertPosition, deadlineState } from '#domain/surge/alerts';
import { deadlineCalendar } from '#domain/surge/deadlineCalendar';
import { Button } from '#ui/actions/Button';
import { fileName, saveFile } from '#ui/display/saveFile';
import { useStrings } from '#ui/language/useStrings';
import { surgeStrings } from './strings';

/** Saves the deadline of an open alert as an entry for a calendar; nothing for alerts that take no applications any more. */
export function DeadlineButton({ alert }: { readonly alert: SurgeAlert }) {
  const t = useStrings(surgeStrings);
  const state = deadlineState(alert, new Date());
  if (state === 'none' || state === 'past') return null;
  const position = alertPosition(alert) ?? t.withoutPosition({ id: alert.id });
  const save = () => {
    const address = new URL(href('surgeAlerts', undefined, { search: { event: alert.event?.id } }), location.origin);
    const emergency = joinTexts([alert.event?.name ?? null, alert.country?.name ?? null], ', ');
    const entry = {
      title: t.calendarTitle({ position }),
      description: t.calendarText({ position, emergency: emergency ?? '' }),
      address: address.href,
    };
    const file = deadlineCalendar(alert, entry, new Date());
    if (file) saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), fileName(position, 'ics'));
  };
  return <Button size="s" label={t.calendar({ position })} icon={<CalendarPlus aria-hidden="true" />} onPress={save} />;
}
