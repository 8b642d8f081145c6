import type { TrackPoint } from '#domain/risk-watch/eventShapes';
import { BarChart } from '#ui/chart/BarChart';
import { useStrings } from '#ui/language/useStrings';
import { imminentStrings } from './strings';
import { usePointLabels } from './useShapeLabels';

/** The wind speed at each position that has a time and a wind. */
export default function WindChart({ points }: { readonly points: readonly TrackPoint[] }) {
  const t = useStrings(imminentStrings);
  const labels = usePointLabels();
  const measured = points.filter(({ wind, time }) => wind !== null && time !== null);
  return (
    <BarChart
      title={t.windChart}
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
