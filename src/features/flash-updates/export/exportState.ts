import type { FlashUpdateExport } from '#contract/flashUpdate';
import { safeHref } from '#domain/links/safeUrl';

/** Polling interval in milliseconds. @source reference/emergencies.md, section 1.12 */
export const pollInterval = 3000;

/** Maximum number of repeated requests; after it, the user can retry. */
const maxRepeats = 10;

/** State of an export: the PDF's address once it is ready, `pending` while polling, `not-ready` after the maximum of requests. */
export type ExportState = { readonly address: string } | 'pending' | 'not-ready';

/**
 * State of the export of a PDF.
 *
 * @param answer - the latest response
 * @param answers - number of responses since the export was started
 */
export function exportState(answer: FlashUpdateExport, answers: number): ExportState {
  const address = answer.status === 'ready' ? safeHref(answer.url) : null;
  if (address !== null) return { address };
  return answers > maxRepeats ? 'not-ready' : 'pending';
}
