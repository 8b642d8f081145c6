import { pdfQuery } from '#resources/pdf-export/pdfQuery';
import { type Exported, exportType } from './exportState';

/** The query that creates the PDF of a document and polls until it is ready. @source reference/dref.md, section 1.4 */
export const exportQuery = (document: Exported, isPga: boolean) =>
  pdfQuery({ export_id: document.id, export_type: exportType(document), is_pga: isPga, per_country: null });
