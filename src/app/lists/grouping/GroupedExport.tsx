import { type Group, type GroupKind, groupRows } from '#domain/lists/grouping';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import type { FileColumn } from '#ui/table/columns';
import { ListExport } from '../ListExport';
import type { TableExport } from '../useTableExport';
import { useGroupNames } from './GroupField';
import { groupStrings } from './strings';
import type { Grouping } from './useGrouping';

interface GroupedExportProps<Row> {
  readonly list: Parameters<typeof ListExport<Row>>[0]['list'];
  readonly columns: readonly FileColumn<Row>[];
  readonly fileName: string;
  readonly kind: GroupKind;
  readonly grouping: Grouping<Row>;
}

interface GroupedRow<Row> {
  readonly group: Group<Row>;
  readonly row: Row;
}

/** The column of a list in a file whose rows name their group. */
const ofRow = <Row,>({ fileValue, sortValue, fileParts, ...column }: FileColumn<Row>): FileColumn<GroupedRow<Row>> => ({
  ...column,
  cell: ({ row }) => column.cell(row),
  sortValue: ({ row }) => sortValue?.(row),
  ...(fileValue && { fileValue: ({ row }: GroupedRow<Row>) => fileValue(row) }),
  ...(fileParts && { fileParts: fileParts.map((part) => ofRow(part)) }),
});

/** Exports a grouped list as it is on the screen: group by group, each row with the name of its group. */
export function GroupedExport<Row>({ list, columns, fileName, kind, grouping }: GroupedExportProps<Row>) {
  const t = useStrings(groupStrings);
  const { language } = useLanguage();
  const by = useGroupNames(grouping)[kind];
  const { membersOf } = grouping;
  const read: TableExport<GroupedRow<Row>>['read'] = async (options) =>
    groupRows(await list.readAll(options), kind, membersOf, language).flatMap((group) =>
      group.rows.map((row) => ({ group, row })),
    );
  const groupColumn: FileColumn<GroupedRow<Row>> = {
    id: 'group',
    header: by,
    cell: () => null,
    sortValue: ({ group }) => (kind === 'month' ? group.key : group.name) || t.unnamed,
    hxl: '#meta+group',
  };
  return (
    <ListExport
      list={{ query: list.query, readAll: read }}
      columns={[groupColumn, ...columns.map((column) => ofRow(column))]}
      fileName={`${fileName}-by-${kind}`}
    />
  );
}
