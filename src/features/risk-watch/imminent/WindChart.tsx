import type { TrackPoint } from '#domain/risk-watch/eventShapes';
import { BarChart } from '#ui/chart/BarChart';
import { useStrings } from '#ui/language/useStrings';
import { imminentStrings } from './strings';
import { usePointLabels } from './useShapeLabels';

/** The wind at each position that has a time and a wind. */
export default function WindChart({ points }: { readonly points: readonly TrackPoint[] }) {
  const t = useStrings(imminentStrings);
  const words = usePointLabels();
  const known = points.filter(({ wind, time }) => wind !== null && time !== null);
  return (
    <BarChart
      title={t.windChart}
      unit={t.windUnit}
      height={160}
      categories={known.map((point) => ({
        key: point.time ?? '',
        label: words.time(point),
        short: words.shortTime(point),
      }))}
      series={[{ key: 'wind', label: t.windSpeed, values: known.map(({ wind }) => wind) }]}
    />
  );
}
