import type { PdfExportType } from '#contract/pdfExport';
import { type DrefStage, drefType } from '#domain/dref/drefTypes';

/** Milliseconds between two questions whether the PDF is ready. @source reference/dref.md, section 1.4 */
export const exportInterval = 5000;

/** What the export of a document depends on. */
export interface Exported {
  readonly stage: DrefStage;
  readonly id: number;
  /** Whether the application plans early actions: its final report has another layout. */
  readonly isImminentV2: boolean;
}

/** What the server calls a document that it prints. @source reference/dref.md, section 1.4 */
export function exportType({ stage, isImminentV2 }: Exported): PdfExportType {
  if (stage === 'application') return 'dref-applications';
  if (stage === 'operationalUpdate') return 'dref-operational-updates';
  return isImminentV2 ? 'dref-final-reports' : 'old-dref-final-reports';
}

/** Whether the person chooses if the project grant agreement is printed, too. @source reference/dref.md, section 1.4 */
export const hasGrantChoice = (stage: DrefStage, applicationType: number | null) =>
  stage === 'application' && applicationType === drefType.imminent;
