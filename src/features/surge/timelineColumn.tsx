import type { deploymentScale } from '#domain/surge/deployments';
import { DeploymentTimeline } from '#resources/surge/DeploymentTimeline';
import type { Column } from '#ui/table/columns';

interface Deployed {
  readonly start_date: string | null;
  readonly end_date: string | null;
}

/** The period of each row as dates and as a bar on the scale of the table. */
export const timelineColumn = <Row extends Deployed>(
  header: string,
  place: ReturnType<typeof deploymentScale>,
): Column<Row> => ({
  id: 'timeline',
  header,
  width: '14rem',
  cell: (row) => <DeploymentTimeline from={row.start_date} to={row.end_date} span={place(row)} />,
});
