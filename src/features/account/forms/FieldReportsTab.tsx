import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { usePageTitle } from '#app/page/Page';
import { Link } from '#app/routes/Link';
import { useSession } from '#app/session/session';
import { useFieldReportColumns } from '#resources/field-report/useFieldReportColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { ownReportList } from './ownReports';
import { myFormsStrings } from './strings';

/** The route requires a login; without a session, no request is sent. */
export function Component() {
  const session = useSession();
  return session && <OwnReports user={session.id} />;
}

function OwnReports({ user }: { readonly user: number }) {
  const t = useStrings(myFormsStrings);
  usePageTitle(t.title);
  const list = useList(ownReportList, user);
  const { query, table } = list;
  const columns = useFieldReportColumns();
  const count = query.data?.count;
  return (
    <Card
      title={count === undefined ? t.fieldReports : t.fieldReportsCounted({ count })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="my-field-reports" />
          <Link to="allFieldReports" variant="quiet">
            {t.viewAll}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.fieldReports}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        isFiltered={false}
        emptyMessage={t.noReports}
      />
    </Card>
  );
}
