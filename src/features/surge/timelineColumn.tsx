import type { deploymentScale } from '#domain/surge/deployments';
import { DeploymentTimeline } from '#resources/surge/DeploymentTimeline';
import type { Column } from '#ui/table/columns';

interface Period {
  readonly start_date: string | null;
  readonly end_date: string | null;
}

interface TimelineColumn<Row> {
  readonly id?: string;
  readonly header: string;
  /** The scale of the table. */
  readonly place: ReturnType<typeof deploymentScale>;
  readonly period: (row: Row) => Period;
}

/** A period of each row as dates and as a bar. */
export const timelineColumn = <Row,>({ id = 'timeline', header, place, period }: TimelineColumn<Row>): Column<Row> => ({
  id,
  header,
  isKnownByValue: true,
  width: '14rem',
  cell: (row) => {
    const { start_date, end_date } = period(row);
    return <DeploymentTimeline from={start_date} to={end_date} span={place({ start_date, end_date })} />;
  },
});
