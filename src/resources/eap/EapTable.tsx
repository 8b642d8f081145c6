import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { defineList } from '#app/lists/defineList';
import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import { loginSearch } from '#app/routes/returnPath';
import { useCurrentUser } from '#app/session/currentUser';
import type { EapRegistration } from '#contract/eap';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type FileColumn, linkColumn, momentColumn, numberColumn, textColumn } from '#ui/table/columns';
import { ActiveEaps } from './ActiveEaps';
import { EapStatusTag } from './EapStatusTag';
import { eapPrintRoute } from './printRoute';
import { eapTableStrings } from './strings';
import { versionsOfEap } from './versions';

const eapTable = defineList('GET /api/v2/eap-registration/', {
  prefix: 'eap',
  filters: {},
  toQuery: () => ({}),
  pageSize: 10,
  defaultOrdering: '-id',
  nullableFields: { approved_at: null },
});

/** The page of a protocol to read and print; null while it has no document. */
function printPage(registration: EapRegistration): string | null {
  if (versionsOfEap(registration).length === 0) return null;
  return href(eapPrintRoute(registration.eap_type), { eapId: registration.id });
}

function useColumns(): readonly FileColumn<EapRegistration>[] {
  const t = useStrings(eapTableStrings);
  return useMemo(
    () => [
      momentColumn({ id: 'approved', header: t.approved, ordering: 'approved_at', value: (row) => row.approved_at }),
      linkColumn({
        id: 'protocol',
        header: t.protocol,
        ordering: 'country',
        value: ({ country_details, disaster_type_details }) =>
          t.countryAndHazard({ country: country_details.name ?? '', hazard: disaster_type_details.name ?? '' }),
        href: printPage,
      }),
      textColumn({
        id: 'type',
        header: t.type,
        ordering: 'eap_type',
        value: ({ eap_type_display }) => eap_type_display || t.undecided,
      }),
      {
        id: 'status',
        header: t.status,
        ordering: 'status',
        cell: (row) => <EapStatusTag registration={row} />,
        fileValue: ({ status_display }) => status_display,
      },
      numberColumn({
        id: 'requirement',
        header: t.requirement,
        value: (row) => versionsOfEap(row)[0]?.total_budget,
      }),
    ],
    [t],
  );
}

/** The protocols in force on their map, and all with their documents, for members alone, as on the server. @source reference/eap.md, section 1.7 */
export function EapTable() {
  const t = useStrings(eapTableStrings);
  const location = useLocation();
  const { session, user } = useCurrentUser();
  if (session === null) {
    return (
      <Card title={t.title}>
        <p>
          {t.logIn}{' '}
          <Link to="login" search={loginSearch(location)}>
            {t.toLogin}
          </Link>
        </p>
      </Card>
    );
  }
  if (user?.limit_access_to_guest === true) {
    return (
      <Card title={t.title}>
        <p>{t.guests}</p>
      </Card>
    );
  }
  return (
    <>
      <ActiveEaps />
      <MembersTable />
    </>
  );
}

function MembersTable() {
  const t = useStrings(eapTableStrings);
  const list = useList(eapTable);
  const { query, table } = list;
  const columns = useColumns();
  const count = query.data?.count;
  return (
    <Card
      title={count === undefined ? t.title : t.counted({ count })}
      hasPadding={false}
      actions={
        <>
          <ListExport list={list} columns={columns} fileName="early-action-protocols" />
          <Link to="accountMyFormsEap" variant="quiet">
            {t.work}
          </Link>
        </>
      }
    >
      <ListTable
        caption={t.title}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        emptyMessage={t.none}
      />
    </Card>
  );
}
