import { formatDate, formatZonedTime } from '#domain/format/dates';
import type { ImminentEvent } from '#domain/risk-watch/imminentEvents';
import type { EventLevel } from '#domain/risk-watch/levels';
import type { Tone } from '#ui/display/Tag';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useHazardNames } from '../useHazardNames';
import { imminentStrings } from './strings';

const isDay = (time: string) => time.length === 'yyyy-MM-dd'.length;

/**
 * Formats a day, or a moment in the reader's zone, which it names. Many forecasts are for midnight UTC, so a time of midnight is still
 * shown.
 */
export function useTimeFormat() {
  const { language } = useLanguage();
  return (time: string) => (isDay(time) ? formatDate(time, language) : formatZonedTime(time, language)) ?? time;
}

/** As `useTimeFormat`, with the same moment in UTC after it where the reader's zone is another. */
export function useTimeInBothZones() {
  const t = useStrings(imminentStrings);
  const { language } = useLanguage();
  const formatTime = useTimeFormat();
  return (time: string) => {
    const own = formatTime(time);
    const utc = isDay(time) ? null : formatZonedTime(time, language, 'UTC');
    return utc === null || utc === own ? own : t.inBothZones({ own, utc });
  };
}

/** The title and the date of an event as lists, maps and headings show them. */
export function useEventNames() {
  const t = useStrings(imminentStrings);
  const hazardName = useHazardNames();
  const formatTime = useTimeFormat();
  return {
    /** The title from the source, or the hazard; with the country where it has none, and for MeteoSwiss, which has one event per country. */
    title: ({ title, hazard, country, source }: ImminentEvent) => {
      const name = title ?? hazardName(hazard);
      const needsCountry = title === null || source === 'meteoSwiss';
      return needsCountry && country ? t.unnamed({ hazard: name, country }) : name;
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
