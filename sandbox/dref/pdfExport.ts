import { randomBytes } from 'node:crypto';
import { type PdfExport, PdfExportBody, type PdfExportType } from '#contract/pdfExport';
import { type Context, numericSlot, requireMember } from '../core/http/context';
import { notFound } from '../core/http/errors';
import { jsonResponse, type Route, route } from '../core/http/route';
import { fileResponse } from '../core/http/uploads';
import { textPdf } from '../core/pdf';
import { allOf, sql } from '../core/store/sql';
import { exportedVersion, hasPrintedVersion } from '../eap/exports';
import { isCycleVisible } from '../per/access';
import { applicationStage, reportStage, type Stage, updateStage } from './stages';
import { type PdfExportRow, pdfExports, type SharedAnswers, type StageRow } from './tables';

/** The path of the server's read of a print page: a failure that is injected for it makes exports fail. */
const printer = ['POST', '/sandbox/printing'] as const;

/** The number of polls until an export is ready. */
const pollsToComplete = 2;

const statusNames = ['Pending', 'Completed', 'Errored'] as const;

/** Whether a person may read a document of a kind. */
const isVisibleIn =
  <Row extends StageRow<SharedAnswers>>({ table, visible }: Stage<Row>) =>
  (id: number, context: Context): boolean =>
    context.store.select(table, { where: allOf([sql`id = ${id}`, visible(context)]) }).length > 0;

const isVisible: Partial<Record<PdfExportType, (id: number, context: Context) => boolean>> = {
  'dref-applications': isVisibleIn(applicationStage),
  'dref-operational-updates': isVisibleIn(updateStage),
  'dref-final-reports': isVisibleIn(reportStage),
  'old-dref-final-reports': isVisibleIn(reportStage),
  per: isCycleVisible,
  simplified: hasPrintedVersion,
  full: hasPrintedVersion,
};

/** The path of a document's print page. */
function pathOf({ export_id, export_type, per_country, summary }: PdfExportRow): string {
  if (export_type === 'per') return `/countries/${per_country}/per/${export_id}/export/`;
  if (export_type !== 'simplified' && export_type !== 'full') return `/${export_type}/${export_id}/export/`;
  return `/eap/${export_id}/export/${summary ? 'summary' : export_type}/`;
}

function item(row: PdfExportRow, { url, site }: Context): PdfExport {
  const { id, completed_at, export_id, export_type, requested_at, requested_by, status, file, is_pga, per_country } =
    row;
  const page = new URL(pathOf(row), site);
  if (is_pga) page.searchParams.set('is_pga', 'true');
  if (row.version !== null && !row.summary) page.searchParams.set('version', String(row.version));
  if (row.diff && !row.summary) page.searchParams.set('diff', 'true');
  return {
    id,
    completed_at,
    export_id,
    export_type,
    pdf_file: status === 1 ? new URL(`/sandbox/pdf-exports/${id}/${file}`, url.origin).href : null,
    per_country,
    requested_at,
    requested_by,
    status,
    status_display: statusNames[status],
    url: page.href,
  };
}

/** `POST /api/v2/pdf-export/`: queues an export, which reads the print page as the requesting person. @source reference/dref.md, section 1.4 */
async function queue(context: Context): Promise<Response> {
  const user = requireMember(context);
  const body = await context.body(PdfExportBody);
  const { export_id, export_type, is_pga = false, per_country = null, diff = false, summary = false } = body;
  const version = exportedVersion(body, context);
  const row = context.store.insert(pdfExports, {
    export_id,
    export_type,
    is_pga,
    version,
    diff,
    summary,
    per_country,
    language: context.language,
    status: 0,
    polls: 0,
    file: `${export_type}-${randomBytes(6).toString('hex')}.pdf`,
    requested_by: user.id,
    requested_at: context.now.toISOString(),
    completed_at: null,
  });
  return jsonResponse(201, item(row, context));
}

/** `GET /api/v2/pdf-export/{id}/`: pending for two polls, then completed, or errored where the page cannot be printed. */
function read(context: Context): PdfExport {
  const { store, now, faultInjector } = context;
  const user = requireMember(context);
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : store.get(pdfExports, id);
  if (!row || row.requested_by !== user.id) throw notFound();
  if (row.status !== 0) return item(row, context);
  if (row.polls < pollsToComplete) return item(store.update(pdfExports, row.id, { polls: row.polls + 1 }), context);
  const canOpen = isVisible[row.export_type]?.(row.export_id, context) ?? false;
  const hasFailed = !canOpen || faultInjector.failureFor(...printer) !== undefined;
  const ended = hasFailed ? { status: 2 as const } : { status: 1 as const, completed_at: now.toISOString() };
  return item(store.update(pdfExports, row.id, ended), context);
}

function document(context: Context): Response {
  const id = numericSlot(context, 'id');
  const row = id === null ? undefined : context.store.get(pdfExports, id);
  if (row?.status !== 1 || row.file !== context.slots.name) throw notFound();
  const { url } = item(row, context);
  const content = textPdf(row.export_type, [`Printed from ${url}`, `Language: ${row.language}`]);
  return fileResponse(new Uint8Array(content), 'application/pdf', row.file);
}

/** PDFs of documents, by their print pages. @source reference/dref.md, sections 1.4 and 4.6 */
export const pdfExportRoutes: Route[] = [
  route('POST /api/v2/pdf-export/', 'members', queue),
  route('GET /api/v2/pdf-export/{id}/', 'members', read),
  route('GET /sandbox/pdf-exports/{id}/{name}', 'everyone', document),
];
