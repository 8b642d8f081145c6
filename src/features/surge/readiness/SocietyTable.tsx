import { useMemo } from 'react';
import type { EruReadiness, EruReadinessType } from '#contract/eruReadiness';
import { ownerName } from '#domain/surge/readiness';
import { entryColumns } from '#resources/eru-readiness/readinessColumns';
import { readinessStrings } from '#resources/eru-readiness/strings';
import { CollapsedList } from '#ui/display/CollapsedList';
import { useUrlExpansion } from '#ui/filters/useUrlExpansion';
import { useStrings } from '#ui/language/useStrings';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { readinessSectionStrings } from './strings';

const shownTypes = 3;

export interface ReadinessTableProps {
  readonly records: readonly EruReadiness[];
  /** Whether the records are filtered, which an empty table says. */
  readonly isFiltered: boolean;
}

/** The National Societies with their types of units; an expanded row shows their answers about each type. */
export function SocietyTable({ records, isFiltered }: ReadinessTableProps) {
  const t = useStrings(readinessSectionStrings);
  const labelStrings = useStrings(readinessStrings);
  const columns = useMemo(
    (): readonly Column<EruReadiness>[] => [
      textColumn({
        id: 'society',
        header: labelStrings.society,
        value: ({ eru_owner_details }) => ownerName(eru_owner_details),
      }),
      {
        id: 'types',
        header: t.types,
        cell: ({ eru_types }) => (
          <CollapsedList items={eru_types} itemKey={({ id }) => id} visible={shownTypes}>
            {({ type_display }) => type_display}
          </CollapsedList>
        ),
      },
      momentColumn({ id: 'updated', header: t.updated, value: ({ updated_at }) => updated_at }),
    ],
    [t, labelStrings],
  );
  const expansion = useUrlExpansion('societies');
  return (
    <Table
      caption={t.bySociety}
      columns={columns}
      rows={records}
      rowKey={({ id }) => id}
      status={{ isFiltered }}
      details={{
        expansion,
        label: ({ eru_owner_details }) => ownerName(eru_owner_details) ?? t.unknownOwner,
        content: (row) => <Types row={row} />,
      }}
    />
  );
}

function Types({ row }: { readonly row: EruReadiness }) {
  const t = useStrings(readinessSectionStrings);
  const labelStrings = useStrings(readinessStrings);
  const columns = useMemo(
    () => [
      textColumn<EruReadinessType>({
        id: 'type',
        header: labelStrings.type,
        value: ({ type_display }) => type_display,
      }),
      ...entryColumns<EruReadinessType>(labelStrings),
    ],
    [labelStrings],
  );
  const sorted = useMemo(() => row.eru_types.toSorted((a, b) => a.ns_contribution - b.ns_contribution), [row]);
  return (
    <Table
      caption={ownerName(row.eru_owner_details) ?? t.unknownOwner}
      columns={columns}
      rows={sorted}
      rowKey={({ id }) => id}
    />
  );
}
