import { useMemo } from 'react';
import { PagedTable } from '#app/lists/PagedTable';
import { useList } from '#app/lists/useList';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { Eru } from '#contract/eru';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { eruList } from '../queries';
import { emergencySurgeStrings } from './strings';

/** Deployed emergency response units with their owners. */
export function DeployedErus({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const { query, table } = useList(eruList, emergencyId);
  const columns = useColumns();
  const total = query.data?.count;
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
      <PagedTable caption={t.erus} columns={columns} rowKey={({ id }) => id} query={query} table={table} />
    </Card>
  );
}

function useColumns(): readonly Column<Eru>[] {
  const t = useStrings(emergencySurgeStrings);
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
