import { useMemo } from 'react';
import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import type { Personnel } from '#contract/personnel';
import { deploymentScale } from '#domain/surge/deployments';
import { DeploymentTimeline } from '#resources/surge/DeploymentTimeline';
import { surgeStrings } from '#resources/surge/strings';
import { usePersonnelColumns } from '#resources/surge/usePersonnelColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import type { Column, FileColumn } from '#ui/table/columns';
import { personnelList } from '../queries';
import { emergencySurgeStrings } from './strings';

/** Columns that are left out: all rows have the page's emergency and the same type. */
const omittedColumns = new Set(['emergency', 'type']);
/** The timeline shows the dates, which files have in columns. */
const datesOfTimeline = new Set(['start', 'end']);

/** People who are deployed today, their National Society and the period of their deployment. */
export function DeployedPersonnel({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const list = useList(personnelList, emergencyId);
  const { query, table } = list;
  const fileColumns = useFileColumns();
  const columns = useColumns(fileColumns, query.data?.results);
  const total = query.data?.count;
  return (
    <Card
      title={total === undefined ? t.personnel : t.personnelCounted({ count: total })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={fileColumns} fileName={`emergency-${emergencyId}-personnel`} />
          <Link to="deployedPersonnels" search={{ event: emergencyId }} variant="quiet">
            {t.viewAllPersonnel}
          </Link>
        </>
      }
    >
      <ListTable caption={t.personnel} columns={columns} rowKey={({ id }) => id} query={query} table={table} />
    </Card>
  );
}

function useFileColumns(): readonly FileColumn<Personnel>[] {
  const all = usePersonnelColumns();
  return useMemo(() => all.filter(({ id }) => !omittedColumns.has(id)), [all]);
}

function useColumns(
  fileColumns: readonly FileColumn<Personnel>[],
  rows: readonly Personnel[] | undefined,
): readonly Column<Personnel>[] {
  const t = useStrings(surgeStrings);
  return useMemo(() => {
    const place = deploymentScale(rows ?? []);
    return [
      ...fileColumns.filter(({ id }) => !datesOfTimeline.has(id)),
      {
        id: 'timeline',
        header: t.timeline,
        width: '14rem',
        cell: (row) => <DeploymentTimeline from={row.start_date} to={row.end_date} span={place(row)} />,
      },
    ];
  }, [t, fileColumns, rows]);
}
