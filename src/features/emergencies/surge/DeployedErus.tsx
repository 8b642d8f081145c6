import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PagedTable } from '#app/lists/PagedTable';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { Eru } from '#contract/eru';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { erusQuery, eruTable } from '../queries';
import { emergencySurgeStrings } from './strings';

/** Emergency response units at work, with whoever owns them. */
export function DeployedErus({ emergencyId }: { readonly emergencyId: number }) {
  const t = useStrings(emergencySurgeStrings);
  const table = useUrlTable(eruTable);
  const erus = useQuery(erusQuery(emergencyId, table.query));
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
      <PagedTable caption={t.erus} columns={columns} rowKey={({ id }) => id} query={erus} table={table} />
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
