import { formatDayAndTime } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import type { TrackPoint } from '#domain/risk-watch/eventShapes';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { ShapeLabels } from './mapLayers';
import { imminentStrings } from './strings';
import { useTimeFormat, useTimeInBothZones } from './useEventNames';

/** The formatted time, kind (observed or forecast) and wind of a position. */
export function usePointLabels() {
  const t = useStrings(imminentStrings);
  const { language } = useLanguage();
  const formatTime = useTimeFormat();
  const inBothZones = useTimeInBothZones();
  return {
    time: ({ time }: TrackPoint) => (time === null ? t.noTime : formatTime(time)),
    bothTimes: ({ time }: TrackPoint) => (time === null ? t.noTime : inBothZones(time)),
    shortTime: ({ time }: TrackPoint) => (time === null ? t.noTime : (formatDayAndTime(time, language) ?? time)),
    kind: ({ isForecast }: TrackPoint) => (isForecast ? t.forecast : t.observed),
    wind: ({ wind }: TrackPoint) => (wind === null ? null : t.windValue({ speed: formatNumber(wind, language) ?? '' })),
    /** Several of these as one text. */
    joined: (...labels: readonly (string | null)[]) =>
      formatList(
        labels.flatMap((label) => label ?? []),
        language,
      ),
  };
}

/** The tooltips of the shapes of an event. */
export function useShapeLabels(): ShapeLabels {
  const t = useStrings(imminentStrings);
  const point = usePointLabels();
  return {
    area: ({ severity, label }) =>
      label ? t.areaLabelNamed({ severity: t[severity], label }) : t.areaLabel({ severity: t[severity] }),
    cone: t.cone,
    track: t.track,
    point: (each) => point.joined(point.kind(each), point.time(each), point.wind(each)),
  };
}
