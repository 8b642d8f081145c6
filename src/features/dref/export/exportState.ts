import type { PdfExportType } from '#contract/pdfExport';
import { type DrefStage, drefType } from '#domain/dref/drefTypes';

/** The document of an export. */
export interface Exported {
  readonly stage: DrefStage;
  readonly id: number;
  /** Whether the application was created as imminent with early actions: its final report has another address. */
  readonly isImminentV2: boolean;
}

/** The `export_type` of a document. @source reference/dref.md, section 1.4 */
export function exportType({ stage, isImminentV2 }: Exported): PdfExportType {
  if (stage === 'application') return 'dref-applications';
  if (stage === 'operationalUpdate') return 'dref-operational-updates';
  return isImminentV2 ? 'dref-final-reports' : 'old-dref-final-reports';
}

/** Whether the dialog offers to include the project grant agreement. @source reference/dref.md, section 1.4 */
export const hasGrantChoice = (stage: DrefStage, applicationType: number | null) =>
  stage === 'application' && applicationType === drefType.imminent;
