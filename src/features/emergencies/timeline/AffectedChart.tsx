import type { AffectedCurve } from '#domain/emergencies/timeline';
import { LineChart } from '#ui/chart/LineChart';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { emergencyTimelineStrings } from './strings';

/** @source reference/emergencies.md, section 6 */
const sourceTags = { redCross: '#affected+rcrc', government: '#affected+gov', other: '#affected+other' } as const;

/** The people affected through the field reports that counted them, by source. */
export function AffectedChart({ curve }: { readonly curve: AffectedCurve }) {
  const t = useStrings(emergencyTimelineStrings);
  const series = (['redCross', 'government', 'other'] as const)
    .map((key, index) => ({ key, label: t[key], values: curve[key], index }))
    .filter(({ values }) => values.some((value) => value !== null));
  return (
    <Card title={t.affected}>
      <LineChart
        title={t.affected}
        isTitleHidden
        unit={t.affectedUnit}
        moments={curve.days}
        series={series}
        hxl={['#date+reported', ...series.map(({ key }) => sourceTags[key])]}
        interval="day"
      />
      <Note>{t.affectedSource}</Note>
    </Card>
  );
}
