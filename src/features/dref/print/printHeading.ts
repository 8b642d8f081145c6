import { printLayout } from '#domain/dref/drefPrint';
import type { DrefStage } from '#domain/dref/drefTypes';
import type { PrintedDocument } from './printEntry';
import type { PrintWords } from './usePrintWords';

/** What kind of document it is, in words. @source reference/dref.md, section 1.7 */
export function printHeading(stage: DrefStage, document: PrintedDocument, t: PrintWords): string {
  if (stage === 'finalReport') return t.reportHeading;
  if (stage === 'application') {
    return printLayout(stage, document) === 'imminent' ? t.imminentHeading : t.applicationHeading;
  }
  const { operational_update_number: number } = document;
  return number ? t.updateHeadingNumbered({ number }) : t.updateHeading;
}
