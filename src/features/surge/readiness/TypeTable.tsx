import { useMemo } from 'react';
import {
  holdsUnits,
  type OwnedReadiness,
  ownerName,
  type ReadinessPart,
  readinessByType,
  readinessParts,
  type TypeReadiness,
} from '#domain/surge/readiness';
import { LevelTag } from '#resources/eru-readiness/LevelTag';
import { entryColumns } from '#resources/eru-readiness/readinessColumns';
import { readinessStrings } from '#resources/eru-readiness/strings';
import { CollapsedList } from '#ui/display/CollapsedList';
import { useUrlExpansion } from '#ui/filters/useUrlExpansion';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import type { ReadinessTableProps } from './SocietyTable';
import { readinessSectionStrings } from './strings';

const shownSocieties = 3;

const bestName = ({ entries, best }: TypeReadiness, part: ReadinessPart) =>
  entries.find((entry) => entry[part] === best[part])?.[`${part}_display`] ?? '';

/** The types of units with the National Societies that hold them; an expanded row shows the answers of each. */
export function TypeTable({ records, isFiltered }: ReadinessTableProps) {
  const t = useStrings(readinessSectionStrings);
  const labelStrings = useStrings(readinessStrings);
  const { language } = useLanguage();
  const rows = useMemo(() => readinessByType(records, language), [records, language]);
  const columns = useMemo(
    (): readonly Column<TypeReadiness>[] => [
      textColumn({ id: 'type', header: labelStrings.type, value: ({ name }) => name }),
      {
        id: 'holders',
        header: t.holders,
        cell: ({ entries }) => (
          <CollapsedList
            items={[...new Set(entries.filter(holdsUnits).map(({ owner }) => ownerName(owner) ?? t.unknownOwner))]}
            itemKey={(name) => name}
            visible={shownSocieties}
          >
            {(name) => name}
          </CollapsedList>
        ),
      },
      ...readinessParts.map(
        (part): Column<TypeReadiness> => ({
          id: part,
          header: labelStrings[part],
          cell: (row) => <LevelTag level={row.best[part]} name={bestName(row, part)} />,
        }),
      ),
      momentColumn({ id: 'updated', header: t.updated, value: ({ updatedAt }) => updatedAt }),
    ],
    [t, labelStrings],
  );
  const expansion = useUrlExpansion('types');
  return (
    <Table
      caption={t.byType}
      columns={columns}
      rows={rows}
      rowKey={({ type }) => type}
      status={{ isFiltered }}
      details={{ expansion, label: ({ name }) => name, content: (row) => <Societies row={row} /> }}
    />
  );
}

function Societies({ row: { name, entries } }: { readonly row: TypeReadiness }) {
  const t = useStrings(readinessStrings);
  const columns = useMemo(
    () => [
      textColumn<OwnedReadiness>({ id: 'society', header: t.society, value: ({ owner }) => ownerName(owner) }),
      ...entryColumns<OwnedReadiness>(t),
    ],
    [t],
  );
  const sorted = useMemo(() => entries.toSorted((a, b) => a.ns_contribution - b.ns_contribution), [entries]);
  return <Table caption={name} columns={columns} rows={sorted} rowKey={({ id }) => id} />;
}
