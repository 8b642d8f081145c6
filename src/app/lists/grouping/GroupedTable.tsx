import { useMemo } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import { type Group, type GroupKind, groupRows } from '#domain/lists/grouping';
import { TextOutput } from '#ui/display/TextOutput';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { usePrinting } from '#ui/print/usePrinting';
import type { Column } from '#ui/table/columns';
import { Table, type TableProps } from '#ui/table/Table';
import { useGroupNames } from './GroupField';
import { groupStrings } from './strings';
import type { Grouping } from './useGrouping';

interface GroupedTableProps<Row>
  extends Pick<TableProps<Row>, 'caption' | 'columns' | 'rowKey' | 'sort' | 'rowActions'> {
  readonly kind: GroupKind;
  readonly grouping: Grouping<Row>;
  readonly isFiltered: boolean;
}

/** The groups of a list with their numbers; each opens to its rows, in the order of the list. On paper all are open. */
export function GroupedTable<Row>({ kind, grouping, isFiltered, caption, ...table }: GroupedTableProps<Row>) {
  const t = useStrings(groupStrings);
  const { language } = useLanguage();
  const by = useGroupNames(grouping)[kind];
  const { query, membersOf } = grouping;
  const rows = query.data?.results;
  const groups = useMemo(() => rows && groupRows(rows, kind, membersOf, language), [rows, kind, membersOf, language]);
  const status = useTableStatus(query, { isFiltered });
  // on paper all groups are open
  const isPrinting = usePrinting();
  const expansion = isPrinting
    ? { expanded: new Set(groups?.map(({ key }) => key)), onToggle: () => undefined }
    : undefined;
  const nameOf = ({ name }: Group<Row>) => name ?? t.unnamed;
  const columns = useMemo(
    (): readonly Column<Group<Row>>[] => [
      { id: 'group', part: 'name', header: by, cell: ({ name }) => <bdi>{name ?? t.unnamed}</bdi> },
      {
        id: 'count',
        part: 'fact',
        header: t.count,
        isNumeric: true,
        cell: (group) => <TextOutput kind="number" value={group.rows.length} />,
      },
    ],
    [by, t],
  );
  const listed = (groups ?? []).reduce((sum, group) => sum + group.rows.length, 0);
  return (
    <>
      <Table
        caption={t.caption({ list: caption, by })}
        columns={columns}
        rows={groups}
        rowKey={({ key }) => key}
        status={status}
        details={{
          expansion,
          label: nameOf,
          content: (group) => (
            <Table {...table} caption={t.rowsOf({ list: caption, group: nameOf(group) })} rows={group.rows} />
          ),
        }}
      />
      {listed > (rows?.length ?? 0) && <Note padding="s2 edge">{t.inSeveral}</Note>}
    </>
  );
}
