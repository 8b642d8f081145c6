import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from '#app/navigation/Link';
import { useRouteHref } from '#app/navigation/useRouteHref';
import { useTableStatus } from '#app/request/useTableStatus';
import type { Eru } from '#contract/eru';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { Pager } from '#ui/table/Pager';
import { Table } from '#ui/table/Table';
import { defaultEruOrdering, erusQuery, surgePageSize } from '../queries';
import { emergencySurgeStrings } from './strings';

/** Emergency response units at work, with whoever owns them. */
export function DeployedErus({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const table = useUrlTable({ prefix: 'erus', pageSize: surgePageSize, defaultOrdering: defaultEruOrdering });
  const erus = useQuery(erusQuery(emergencyId, table.query));
  const status = useTableStatus(erus, { expectedRows: 3 });
  const columns = useColumns();
  const total = erus.data?.count;
  return (
    <Card
      title={total === undefined ? t.erus : t.erusCounted({ count: total })}
      hasPadding={false}
      actions={
        <Link to="deployedErus" variant="quiet">
          {t.viewAllErus}
        </Link>
      }
    >
      <Table
        caption={t.erus}
        columns={columns}
        rows={erus.data?.results}
        rowKey={({ id }) => id}
        status={status}
        sort={table.sort}
      />
      <Pager label={t.erus} page={table.page} pageSize={table.pageSize} total={total} onPageChange={table.setPage} />
    </Card>
  );
}

function useColumns(): readonly Column<Eru>[] {
  const t = useStrings(emergencySurgeStrings);
  const href = useRouteHref();
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses change only with the route table, which never does
  return useMemo(
    () => [
      textColumn({
        id: 'owner',
        header: t.columnOwner,
        ordering: 'eru_owner',
        value: ({ eru_owner: { national_society_country: owner } }) => owner.society_name ?? owner.name,
      }),
      textColumn({ id: 'type', header: t.columnType, ordering: 'type', value: (row) => row.type_display }),
      numberColumn({ id: 'units', header: t.columnUnits, ordering: 'units', value: (row) => row.units }),
      numberColumn({
        id: 'equipment',
        header: t.columnEquipment,
        ordering: 'equipment_units',
        value: (row) => row.equipment_units,
      }),
      linkColumn({
        id: 'country',
        header: t.columnDeployedTo,
        ordering: 'deployed_to',
        value: (row) => row.deployed_to?.name,
        href: (row) => href('countriesLayout', { countryId: row.deployed_to?.id }),
      }),
      linkColumn({
        id: 'emergency',
        header: t.columnEmergency,
        ordering: 'event',
        value: (row) => row.event?.name,
        href: (row) => href('emergenciesLayout', { emergencyId: row.event?.id }),
      }),
    ],
    [t],
  );
}
