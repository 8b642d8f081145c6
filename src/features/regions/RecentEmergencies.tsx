import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import { useEventColumns } from '#resources/event/useEventColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { recentEventList } from './queries';
import { regionStrings } from './strings';

/** The emergencies of the last thirty days, newest first, in pages. */
export function RecentEmergencies({ region }: { readonly region: number }) {
  const t = useStrings(regionStrings);
  const list = useList(recentEventList, region);
  const { query, table } = list;
  const columns = useEventColumns();
  const count = query.data?.count;
  return (
    <Card
      title={count === undefined ? t.recent : t.recentCounted({ count })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="emergencies" />
          <Link to="allEmergencies" search={{ region }} variant="quiet">
            {t.viewAllEmergencies}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.recent}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        isFiltered={false}
        emptyMessage={t.noRecent}
      />
    </Card>
  );
}
