import { useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import type { EapMini } from '#contract/eap';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type FileColumn, linkColumn, momentColumn, numberColumn, textColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { activeEapList } from './activeEaps';
import { eapPrintRoute } from './printRoute';
import { eapTableStrings } from './strings';

const ActiveEapsMap = lazyComponent(() => import('./ActiveEapsMap').then((module) => module.ActiveEapsMap));

function useColumns(): readonly FileColumn<EapMini>[] {
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
        href: ({ id, eap_type }) => href(eapPrintRoute(eap_type), { eapId: id }),
      }),
      textColumn({
        id: 'type',
        header: t.type,
        ordering: 'eap_type',
        value: ({ eap_type_display }) => eap_type_display,
      }),
      numberColumn({
        id: 'requirement',
        header: t.requirement,
        ordering: 'requirement_cost',
        startsDescending: true,
        value: ({ requirement_cost }) => requirement_cost,
      }),
    ],
    [t],
  );
}

/** The protocols in force, on a map and in a table, for members alone, as on the server. @source reference/eap.md, section 1.7 */
export function ActiveEaps() {
  const t = useStrings(eapTableStrings);
  const query = useAllRows(activeEapList, {});
  const rows = query.data?.results;
  const columns = useColumns();
  const table = useClientTable({ list: activeEapList, rows, columns });
  const status = useTableStatus(query, { expectedRows: 3, emptyMessage: t.noneActive });
  const count = rows?.length;
  return (
    <Card
      title={count === undefined ? t.activeTitle : t.activeCounted({ count })}
      hasPadding={false}
      actions={<ExportButton columns={columns} read={() => table.sorted} total={count} fileName="protocols-in-force" />}
    >
      <LazyBlock when="idle" skeleton={<CountryPointsSkeleton />}>
        <ActiveEapsMap />
      </LazyBlock>
      <PaginatedTable
        caption={t.activeTitle}
        columns={columns}
        rows={rows && table.shown}
        rowKey={({ id }) => id}
        status={status}
        table={table}
        total={count}
      />
    </Card>
  );
}
