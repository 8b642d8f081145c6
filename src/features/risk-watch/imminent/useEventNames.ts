import { formatDate, formatDateTime } from '#domain/format/dates';
import type { ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { EventLevel } from '#domain/risk-watch/levels';
import type { Tone } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useHazardNames } from '../useHazardNames';
import { imminentStrings } from './strings';

/** A day or a moment in words. Forecasts are for midnight UTC as often as not: a moment is read as one, never as a day. */
export function useTimeInWords() {
  const { language } = useLanguage();
  return (time: string) =>
    (time.length === 10 ? formatDate(time, language) : formatDateTime(new Date(time), language)) ?? time;
}

/** The words for an event in lists, maps and titles. */
export function useEventNames() {
  const t = useStrings(imminentStrings);
  const hazardName = useHazardNames();
  const inWords = useTimeInWords();
  return {
    /** The source's own title; hazard and country where it has none, and for MeteoSwiss, whose events are one per country. */
    title: ({ title, hazard, country, source }: ImminentEvent) => {
      const named = country ? t.unnamed({ hazard: hazardName(hazard), country }) : null;
      return source === 'meteoSwiss' ? (named ?? title ?? hazardName(hazard)) : (title ?? named ?? hazardName(hazard));
    },
    date: ({ date, dateKind }: ImminentEvent) =>
      date === null ? t.noDate : (dateKind === 'started' ? t.started : t.published)({ date: inWords(date) }),
  };
}

/** The tone of a level; its name stands beside it. */
export const levelTones: Readonly<Record<EventLevel, Tone>> = {
  information: 'blue',
  advisory: 'yellow',
  watch: 'orange',
  warning: 'red',
  green: 'green',
  orange: 'orange',
  red: 'red',
};
