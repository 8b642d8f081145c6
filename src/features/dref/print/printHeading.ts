import { printLayout } from '#domain/dref/drefPrint';
import type { DrefStage } from '#domain/dref/drefTypes';
import type { PrintedDocument } from './printEntry';
import type { PrintStrings } from './usePrintStrings';

/** The heading of a printed document: its kind, and the number of an update. @source reference/dref.md, section 1.7 */
export function printHeading(stage: DrefStage, document: PrintedDocument, t: PrintStrings): string {
  if (stage === 'finalReport') return t.reportHeading;
  if (stage === 'application') {
    return printLayout(stage, document) === 'imminent' ? t.imminentHeading : t.applicationHeading;
  }
  const { operational_update_number: number } = document;
  return number ? t.updateHeadingNumbered({ number }) : t.updateHeading;
}
