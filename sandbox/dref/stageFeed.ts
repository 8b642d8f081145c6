import type { DrefStageRow } from '#contract/dref';
import type { Context } from '../core/http/context';
import { type Route, route } from '../core/http/route';
import { allOf, sql } from '../core/store/sql';
import type { Table } from '../core/store/table';
import { display } from '../reference/labels';
import { applications, reports, type SharedAnswers, type StageRow, updates } from './tables';
import { completeTranslations } from './workflow';

const approved = 4;

/** The stages of the DREF of an appeal in their order: approved ones, and all for superusers. */
function stagesOf(request: Context): DrefStageRow[] {
  const { language, slots, store, user } = completeTranslations(request);
  const code = slots.appeal_code ?? '';
  const isReadable = user?.is_superuser ? null : sql`status = ${approved}`;
  const readable = <Row extends StageRow<SharedAnswers>>(table: Table<Row>) =>
    store.select(table, { where: allOf([sql`appeal_code = ${code}`, isReadable]), order: sql`created_at` });
  const item = (id: string, stage: string, { answers, status }: StageRow<SharedAnswers>): DrefStageRow => ({
    id,
    appeal_id: code,
    stage,
    date_of_approval: answers.date_of_approval,
    date_of_summary_publication: null,
    status,
    status_display: display('dref_dref_status', status, language),
  });
  return [
    ...readable(applications).map((row) => ({
      ...item(`Dref-${row.id}`, 'Application', row),
      date_of_summary_publication: row.answers.publishing_date,
    })),
    ...readable(updates).map((row, index) =>
      item(`DrefOperationalUpdate-${row.id}`, `Operational Update ${index + 1}`, row),
    ),
    ...readable(reports).map((row) => item(`DrefFinalReport-${row.id}`, 'Final Report', row)),
  ];
}

/** The stages of the DREF of an appeal, open to everyone; none for a code that no DREF has. @source reference/api-limits.md */
export const drefStageFeed: Route = route('GET /api/v2/dref3/{appeal_code}/', 'everyone', stagesOf);
