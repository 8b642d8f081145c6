import type { RegionProjectOverview } from '#contract/projectFigures';
import { percentOf } from '#domain/format/numbers';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { StatusPie } from '../StatusPie';
import styles from './overview.module.css';
import { regionThreeWStrings } from './strings';

/** The totals of a region's projects of every status; the number of societies counts ongoing projects only. */
export function RegionFigures({ overview }: { readonly overview: RegionProjectOverview }) {
  const t = useStrings(regionThreeWStrings);
  const { target_total, reached_total } = overview;
  const hasTarget = (target_total ?? 0) > 0;
  return (
    <Stack gap="s4" className={styles.blocks}>
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
      <Note className={styles.note}>{t.annualNote}</Note>
      <Card title={t.byStatus}>
        <StatusPie title={t.byStatus} unit={t.unit} counts={overview.projects_by_status} />
        <Note className={styles.note}>{t.unfiltered}</Note>
      </Card>
    </Stack>
  );
}
