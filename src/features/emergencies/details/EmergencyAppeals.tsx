import { useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { RelatedAppeal } from '#contract/appeal';
import type { EventDetail } from '#contract/event';
import { appealTone } from '#domain/appeals/appealTone';
import { percentOf } from '#domain/format/numbers';
import { appealsStrings } from '#resources/appeal/strings';
import { useAppealTypeName } from '#resources/appeal/useAppealTypeName';
import { useTotalsText } from '#resources/appeal/useTotalsText';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { dateColumn, type FileColumn, linkColumn, numberColumn, progressColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { emergencyDetailsStrings } from './strings';

/** The appeals of an emergency, one line each, under their sum. */
export function EmergencyAppeals({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyDetailsStrings);
  const columns = useColumns();
  const { appeals } = event;
  const totalsText = useTotalsText();
  const code = appeals.find((appeal) => appeal.code)?.code;
  return (
    <Card
      title={t.money}
      hasPadding={false}
      aside={appeals.length > 0 && <Note as="span">{totalsText(appeals)}</Note>}
      actions={
        <>
          <ExportButton
            columns={columns}
            read={() => appeals}
            total={appeals.length}
            fileName={`emergency-${event.id}-appeals`}
          />
          <Link to="allAppeals" search={{ search: code }} variant="quiet">
            {t.allAppeals}
          </Link>
        </>
      }
    >
      <Table
        caption={t.money}
        columns={columns}
        rows={appeals}
        rowKey={({ id }) => id}
        status={{ emptyMessage: t.noAppeals }}
      />
    </Card>
  );
}

function useColumns(): readonly FileColumn<RelatedAppeal>[] {
  const t = useStrings(appealsStrings);
  const typeName = useAppealTypeName();
  return useMemo(
    () => [
      {
        id: 'type',
        part: 'status',
        header: t.columnType,
        cell: ({ atype, atype_display }) => <Tag tone={appealTone(atype)}>{typeName(atype, atype_display)}</Tag>,
        sortValue: ({ atype, atype_display }) => typeName(atype, atype_display),
        hxl: '#activity+appeal+type',
      },
      linkColumn({
        id: 'code',
        part: 'name',
        header: t.columnCode,
        hxl: '#activity+appeal+code',
        value: ({ code, aid }) => code ?? aid,
        href: ({ code }) => (code?.trim() ? href('operationBrief', { appealCode: code.trim() }) : null),
      }),
      numberColumn({
        id: 'requested',
        part: 'fact',
        header: t.columnRequested,
        startsDescending: true,
        hxl: '#value+funding+required+chf',
        value: ({ amount_requested }) => amount_requested,
      }),
      numberColumn({
        id: 'funded',
        part: 'fact',
        header: t.columnFunded,
        startsDescending: true,
        hxl: '#value+funding+chf',
        value: ({ amount_funded }) => amount_funded,
      }),
      progressColumn({
        id: 'coverage',
        header: t.columnCoverage,
        hxl: '#value+funding+pct',
        value: ({ amount_funded, amount_requested }) => percentOf(amount_funded, amount_requested),
      }),
      dateColumn({ id: 'start', header: t.columnStart, hxl: '#date+start', value: ({ start_date }) => start_date }),
      dateColumn({ id: 'end', header: t.columnEnd, hxl: '#date+end', value: ({ end_date }) => end_date }),
      textColumn({
        id: 'status',
        header: t.columnStatus,
        hxl: '#status',
        value: ({ status_display }) => status_display,
      }),
    ],
    [t, typeName],
  );
}
