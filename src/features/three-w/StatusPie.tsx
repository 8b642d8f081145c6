import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import type { RegionProjectOverview } from '#contract/projectFigures';
import { ProjectPie, projectPieSkeleton } from './ProjectPie';

interface StatusPieProps {
  readonly title: string;
  readonly unit: string;
  readonly counts: RegionProjectOverview['projects_by_status'];
}

/** Projects by status; the server names the statuses. */
export function StatusPie({ title, unit, counts }: StatusPieProps) {
  const enums = useReference('globalEnums');
  return (
    <Loaded query={enums} skeleton={projectPieSkeleton}>
      {({ deployments_project_status: names }) => (
        <ProjectPie
          hxl={['#status', '#activity+num', '#activity+pct']}
          title={title}
          unit={unit}
          source={counts}
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
