import { formatDate, formatDateTime } from '#domain/format/dates';
import type { ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { EventLevel } from '#domain/risk-watch/levels';
import type { Tone } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useHazardNames } from '../useHazardNames';
import { imminentStrings } from './strings';

/** Formats a date (`yyyy-MM-dd`) or a date with time. Many forecasts are for midnight UTC, so a time of midnight is still shown. */
export function useTimeFormat() {
  const { language } = useLanguage();
  return (time: string) =>
    (time.length === 10 ? formatDate(time, language) : formatDateTime(new Date(time), language)) ?? time;
}

/** The title and the date of an event as lists, maps and headings show them. */
export function useEventNames() {
  const t = useStrings(imminentStrings);
  const hazardName = useHazardNames();
  const formatTime = useTimeFormat();
  return {
    /** The title from the source; hazard and country where it has none, and for MeteoSwiss, which has one event per country. */
    title: ({ title, hazard, country, source }: ImminentEvent) => {
      const named = country ? t.unnamed({ hazard: hazardName(hazard), country }) : null;
      return source === 'meteoSwiss' ? (named ?? title ?? hazardName(hazard)) : (title ?? named ?? hazardName(hazard));
    },
    date: ({ date, dateKind }: ImminentEvent) => (date === null ? t.noDate : t[dateKind]({ date: formatTime(date) })),
  };
}

/** The tone of a level; its name is always shown next to it. */
export const levelTones: Readonly<Record<EventLevel, Tone>> = {
  information: 'blue',
  advisory: 'yellow',
  watch: 'orange',
  warning: 'red',
  green: 'green',
  orange: 'orange',
  red: 'red',
};
