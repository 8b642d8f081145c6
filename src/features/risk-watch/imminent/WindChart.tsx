import type { TrackPoint } from '#domain/risk-watch/eventShapes';
import type { ImminentEvent } from '#domain/risk-watch/imminentEvents';
import { BarChart } from '#ui/chart/BarChart';
import { useStrings } from '#ui/language/useStrings';
import { imminentStrings } from './strings';
import { useEventNames } from './useEventNames';
import { usePointLabels } from './useShapeLabels';

interface WindChartProps {
  readonly event: ImminentEvent;
  readonly points: readonly TrackPoint[];
}

/** The wind speed at each position that has a time and a wind. */
export default function WindChart({ event, points }: WindChartProps) {
  const t = useStrings(imminentStrings);
  const labels = usePointLabels();
  const names = useEventNames();
  const measured = points.filter(({ wind, time }) => wind !== null && time !== null);
  return (
    <BarChart
      title={t.windChart}
      settings={[
        [t.columnEvent, names.title(event)],
        [t.source, t[event.source]],
      ]}
      unit={t.windUnit}
      height={160}
      categories={measured.map((point) => ({
        key: point.time ?? '',
        label: labels.time(point),
        short: labels.shortTime(point),
      }))}
      series={[{ key: 'wind', label: t.windSpeed, values: measured.map(({ wind }) => wind) }]}
    />
  );
}
