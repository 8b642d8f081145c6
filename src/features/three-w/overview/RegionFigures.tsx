import { useReference } from '#app/request/referenceData';
import type { RegionProjectOverview } from '#contract/projectFigures';
import { percentOf } from '#domain/format/numbers';
import { PieChart } from '#ui/chart/PieChart';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from './overview.module.css';
import { regionThreeWStrings } from './strings';

const pieHeight = 190;

/** What the projects of a region come to, of every status but for the societies. */
export function RegionFigures({ overview }: { readonly overview: RegionProjectOverview }) {
  const t = useStrings(regionThreeWStrings);
  const { data: enums } = useReference('globalEnums');
  const nameOf = (status: number) =>
    enums?.deployments_project_status.find(({ key }) => key === status)?.value ?? String(status);
  const { target_total, reached_total } = overview;
  const hasTarget = (target_total ?? 0) > 0;
  return (
    <div className={styles.blocks}>
      <KeyFigures
        figures={[
          { id: 'societies', label: t.societies, value: overview.ns_with_ongoing_activities },
          { id: 'budget', label: t.budget, value: overview.total_budget },
          { id: 'targeted', label: t.targeted, value: target_total },
          {
            id: 'reached',
            label: t.reached,
            value: reached_total,
            ...(hasTarget ? { progress: { label: t.ofTargeted, value: percentOf(reached_total, target_total) } } : {}),
          },
          { id: 'total', label: t.total, value: overview.total_projects },
        ]}
      />
      <Card title={t.byStatus}>
        <PieChart
          title={t.byStatus}
          isTitleHidden
          unit={t.unit}
          height={pieHeight}
          slices={(overview.projects_by_status ?? [])
            .map(({ status, count }) => ({ key: String(status), label: nameOf(status), value: count }))
            .sort((a, b) => b.value - a.value)}
        />
        <p className={styles.note}>{t.unfiltered}</p>
      </Card>
    </div>
  );
}
