import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import type { RegionProjectOverview } from '#contract/projectFigures';
import { PieChart } from '#ui/chart/PieChart';
import { Skeleton } from '#ui/feedback/Skeleton';

/** Of the four statuses below the chart, in pixels. */
const legendHeight = 68;

interface StatusPieProps {
  readonly title: string;
  readonly unit: string;
  /** In pixels. */
  readonly height: number;
  readonly counts: RegionProjectOverview['projects_by_status'];
}

/** Projects by status; the server names the statuses. */
export function StatusPie({ title, unit, height, counts }: StatusPieProps) {
  const enums = useReference('globalEnums');
  return (
    <Loaded query={enums} skeleton={<Skeleton kind="block" height={`${height + legendHeight}px`} />}>
      {({ deployments_project_status: names }) => (
        <PieChart
          hxl={['#status', '#activity+num', '#activity+pct']}
          title={title}
          isTitleHidden
          unit={unit}
          height={height}
          slices={(counts ?? [])
            .map(({ status, count }) => ({
              key: String(status),
              label: names.find(({ key }) => key === status)?.value ?? String(status),
              value: count,
            }))
            .sort((a, b) => b.value - a.value)}
        />
      )}
    </Loaded>
  );
}
