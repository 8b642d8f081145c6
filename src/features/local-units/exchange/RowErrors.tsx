import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Loaded } from '#app/request/Loaded';
import { useServerWords } from '#app/request/useServerWords';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { SaveTable } from '#ui/chart/SaveTable';
import { Dash } from '#ui/display/Dash';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { type Column, numberColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import type { RowError } from './rowErrors';
import { localUnitExchangeStrings } from './strings';

interface RowErrorsProps {
  /** Address of the errors file. */
  readonly address: string;
  /** Address of the uploaded file, for the numbers of its rows. */
  readonly upload: string | null;
  /** Name of the uploaded file. */
  readonly fileName: string;
}

/** The errors of a failed import row by row, read from the server's file in the browser. @source reference/local-units.md, section 4.6 */
export function RowErrors({ address, upload, fileName }: RowErrorsProps) {
  const t = useStrings(localUnitExchangeStrings);
  const query = useQuery({
    queryKey: ['importErrors', address, upload],
    queryFn: async ({ signal }) => {
      const { readRowErrors } = await import('./rowErrors');
      return readRowErrors({ errors: address, upload }, signal);
    },
    // the file of an import never changes
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <Stack aria-label={t.rowErrors} as="section" gap="s4">
      <Loaded query={query} errorMessage={t.rowErrorsFailed} skeleton={<Skeleton kind="block" height="160px" />}>
        {({ errors, isNumbered }) =>
          errors.length === 0 ? (
            <StateMessage state="empty" isCompact message={t.noRowErrors} />
          ) : (
            <>
              {!isNumbered && <Note>{t.rowNote}</Note>}
              <ErrorTable errors={errors} fileName={fileName} />
            </>
          )
        }
      </Loaded>
      <p>
        <ExternalLink href={address}>{t.errorsFile}</ExternalLink> {t.errorsFileText}
      </p>
    </Stack>
  );
}

/** A column with texts of the file, each in its own text direction. */
const fileColumn = (id: Exclude<keyof RowError, 'row'>, header: string, absent?: string): Column<RowError> => ({
  ...textColumn({ id, header, value: (error) => error[id] }),
  cell: ({ [id]: text }) => (text ? <bdi>{text}</bdi> : (absent ?? <Dash />)),
});

/** Negative coordinates stay numbers: as texts, they would be escaped like formulas. */
const asNumber = (text: string) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text);

function ErrorTable({ errors: stored, fileName }: { readonly errors: readonly RowError[]; readonly fileName: string }) {
  const t = useStrings(localUnitExchangeStrings);
  const say = useServerWords();
  const errors = useMemo(() => stored.map((error) => ({ ...error, message: say(error.message) })), [stored, say]);
  const columns = useMemo(
    (): readonly Column<RowError>[] => [
      numberColumn<RowError>({ id: 'row', part: 'fact', header: t.row, value: ({ row }) => row, width: '5rem' }),
      { ...fileColumn('unit', t.unitName), part: 'name' },
      { ...fileColumn('column', t.column), part: 'fact' },
      fileColumn('value', t.cellValue),
      { ...fileColumn('message', t.error, t.noReason), part: 'line' },
    ],
    [t],
  );
  const csv = () => ({
    columns: [t.row, t.unitName, t.column, t.cellValue, t.error],
    rows: errors.map(({ row, unit, column, value, message }) => [
      row,
      unit,
      column,
      asNumber(value),
      message || t.noReason,
    ]),
  });
  return (
    <>
      <Table caption={t.rowErrors} columns={columns} rows={errors} rowKey={({ row, column }) => `${row} ${column}`} />
      <Row gap="s2" justify="end">
        <SaveTable title={t.errorsExportName({ file: fileName })} table={csv} label={t.exportErrors} size="s" />
      </Row>
    </>
  );
}
