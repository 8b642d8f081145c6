import { useMemo } from 'react';
import { ruleStrings } from '#app/form/strings';
import { formatDate } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { formatNumber } from '#domain/format/numbers';
import type {
  EmptiedCell,
  ImportFile,
  ImportFinding,
  RepeatedRow,
  TextDate,
  WrongHeading,
} from '#domain/local-units/importFile';
import { Dash } from '#ui/display/Dash';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { List } from '#ui/display/List';
import { Alert } from '#ui/feedback/Alert';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type Column, numberColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { localUnitExchangeStrings } from './strings';
import type { ImportPreview as Preview } from './useImportPreview';

/** What a file would change and what the server would refuse of it, before it is sent. */
export function ImportPreview({ preview }: { readonly preview: Preview }) {
  const t = useStrings(localUnitExchangeStrings);
  const { content, comparison, hasOutline, sheetOfSeveral } = preview;
  if (content === null) return <Alert tone="warning" title={t.unreadable} />;
  if (typeof content === 'string') {
    const reasons = { empty: t.sheetEmpty, noTemplate: t.sheetNoTemplate, healthColumns: t.sheetHealthColumns };
    return (
      <Alert
        tone={sheetOfSeveral === null ? 'danger' : 'warning'}
        title={reasons[content]}
        description={sheetOfSeveral === null ? t.nothingWouldBeStored : t.firstSheet({ sheet: sheetOfSeveral })}
      />
    );
  }
  return (
    <Stack as="section" aria-label={t.preview} gap="s4">
      <Figures content={content} comparison={comparison} />
      {sheetOfSeveral !== null && <Note>{t.firstSheet({ sheet: sheetOfSeveral })}</Note>}
      {!hasOutline && <Note>{t.notOutlined}</Note>}
      <WrongHeadings headings={content.headings} />
      <Widened widened={content.widened} />
      <TextDates dates={content.textDates} />
      <EmptiedCells cells={content.emptied} />
      <RepeatedRows rows={content.repeated} />
      {content.findings.length > 0 && <Findings findings={content.findings} />}
    </Stack>
  );
}

interface FiguresProps {
  readonly content: ImportFile;
  readonly comparison: Preview['comparison'];
}

function Figures({ content, comparison }: FiguresProps) {
  const t = useStrings(localUnitExchangeStrings);
  const { language } = useLanguage();
  const figure = (id: 'rowsInFile' | 'stay' | 'go' | 'added', count: number) => ({
    id,
    label: t[id],
    value: formatNumber(count, language),
  });
  return (
    <>
      <DescriptionGrid
        items={[
          figure('rowsInFile', content.units.length),
          ...(comparison
            ? [figure('stay', comparison.stay), figure('go', comparison.go), figure('added', comparison.added)]
            : []),
        ]}
      />
      <Note>{comparison ? t.comparedByName : t.compareFailed}</Note>
    </>
  );
}

function WrongHeadings({ headings }: { readonly headings: readonly WrongHeading[] }) {
  const t = useStrings(localUnitExchangeStrings);
  if (headings.length === 0) return null;
  const isShifted = headings.some(({ problem }) => problem === 'noHeading');
  return (
    <Alert
      tone={isShifted ? 'danger' : 'warning'}
      title={t.headings}
      description={
        <List items={headings} itemKey={({ column }) => column}>
          {({ column, heading, problem }) => t[problem]({ column, heading })}
        </List>
      }
    />
  );
}

function Widened({ widened }: Pick<ImportFile, 'widened'>) {
  const t = useStrings(localUnitExchangeStrings);
  return [...widened].map(([visibility, count]) => (
    <Alert key={visibility} tone="warning" title={t.widened({ count, visibility: visibility || t.noVisibility })} />
  ));
}

function TextDates({ dates }: { readonly dates: readonly TextDate[] }) {
  const t = useStrings(localUnitExchangeStrings);
  const { language } = useLanguage();
  const sentence = ({ row, text, readAs }: TextDate) => {
    const date = formatDate(readAs, language);
    return date ? t.textDate({ row: String(row), text, date }) : t.textDateToday({ row: String(row), text });
  };
  return (
    <RowsAlert title={t.textDates} rows={dates}>
      {sentence}
    </RowsAlert>
  );
}

function EmptiedCells({ cells }: { readonly cells: readonly EmptiedCell[] }) {
  const t = useStrings(localUnitExchangeStrings);
  return (
    <RowsAlert title={t.emptied} rows={cells}>
      {({ row, column, text }) => t.emptiedCell({ row: String(row), column, text })}
    </RowsAlert>
  );
}

function RepeatedRows({ rows }: { readonly rows: readonly RepeatedRow[] }) {
  const t = useStrings(localUnitExchangeStrings);
  return (
    <RowsAlert title={t.repeated} rows={rows}>
      {({ row, unit, first }) => t.repeatedRow({ row: String(row), unit, first: String(first) })}
    </RowsAlert>
  );
}

/** Number of rows that are listed one by one. */
const listedRows = 10;

interface RowsAlertProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** What is told of a row. */
  readonly children: (row: Row) => string;
}

/** What the import makes of some rows, which is stored without a word; nothing without rows. */
function RowsAlert<Row extends { readonly row: number }>({ title, rows, children }: RowsAlertProps<Row>) {
  const t = useStrings(localUnitExchangeStrings);
  if (rows.length === 0) return null;
  const rest = rows.length - listedRows;
  return (
    <Alert
      tone="warning"
      title={title}
      description={
        <>
          <List items={rows.slice(0, listedRows)} itemKey={(row) => children(row)}>
            {children}
          </List>
          {rest > 0 && t.moreRows({ count: rest })}
        </>
      }
    />
  );
}

function Findings({ findings }: { readonly findings: readonly ImportFinding[] }) {
  const t = useStrings(localUnitExchangeStrings);
  const rules = useStrings(ruleStrings);
  const { language } = useLanguage();
  const columns = useMemo((): readonly Column<ImportFinding>[] => {
    const reason = ({ problem, limit = 0, names = [] }: ImportFinding) => {
      if (problem === 'unknownOptions') return t.unknownOptions({ names: formatList(names, language) });
      if (problem === 'noWholeNumber') return rules.wholeNumber;
      if (problem === 'tooLong') return rules.tooLong({ count: limit });
      if (problem === 'required') return rules.required;
      return problem === 'noEmail' ? rules.email : t[problem];
    };
    const fileColumn = (id: 'unit' | 'column' | 'value', header: string): Column<ImportFinding> => ({
      id,
      header,
      cell: (finding) => (finding[id] ? <bdi>{finding[id]}</bdi> : <Dash />),
    });
    return [
      numberColumn<ImportFinding>({ id: 'row', part: 'fact', header: t.row, value: ({ row }) => row, width: '5rem' }),
      { ...fileColumn('unit', t.unitName), part: 'name' },
      { ...fileColumn('column', t.column), part: 'fact' },
      fileColumn('value', t.cellValue),
      { id: 'problem', header: t.error, part: 'line', cell: reason },
    ];
  }, [t, rules, language]);
  return (
    <>
      <Alert tone="danger" title={t.findings} description={t.findingsText} />
      <Table caption={t.findings} columns={columns} rows={findings} rowKey={({ row, column }) => `${row} ${column}`} />
    </>
  );
}
