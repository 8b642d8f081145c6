import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { PerWorkPlan } from '#contract/perWorkPlan';
import { formatIsoDate } from '#domain/format/dates';
import { type OverdueAction, overdueActions } from '#domain/per/overdueActions';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { type Column, dateColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { overdueActionStrings } from './strings';

interface OverdueActionsProps {
  readonly caption: string;
  readonly plans: readonly PerWorkPlan[];
  /** Columns before those of the actions. */
  readonly first?: readonly Column<OverdueAction>[];
  /** Within the inset of a card: one line when nothing is overdue. */
  readonly isCompact?: boolean;
}

/** The actions of work plans that are overdue on the reader's own day, longest first. */
export function OverdueActions({ caption, plans, first, isCompact = false }: OverdueActionsProps) {
  const t = useStrings(overdueActionStrings);
  const statuses = useReference('globalEnums').data?.per_workplanstatus;
  const rows = useMemo(() => overdueActions(plans, formatIsoDate(new Date()) ?? ''), [plans]);
  const columns = useMemo(
    (): readonly Column<OverdueAction>[] => [
      ...(first ?? []),
      textColumn({ id: 'action', part: 'name', header: t.action, value: ({ text }) => text }),
      textColumn({ id: 'component', header: t.component, value: ({ component }) => component ?? t.additional }),
      dateColumn({ id: 'due', part: 'date', header: t.due, value: ({ due }) => due }),
      textColumn({
        id: 'status',
        part: 'status',
        header: t.status,
        value: ({ status }) => statuses?.find(({ key }) => key === status)?.value,
      }),
    ],
    [t, statuses, first],
  );
  if (rows.length === 0) return <StateMessage state="empty" isCompact={isCompact} message={t.none} />;
  return <Table caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
