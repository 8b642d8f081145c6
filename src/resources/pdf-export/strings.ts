import { defineStrings } from '#domain/language/strings';

/** The export of a PDF by the server. */
export const pdfExportStrings = defineStrings('pdfExport', {
  title: 'Export as PDF',
  building: 'The PDF is being made. This may take half a minute.',
  ready: 'The PDF of the newest version is ready.',
  download: 'Download the PDF',
  notReady: 'The PDF is not ready yet.',
  failed: 'The PDF could not be made.',
  printPage: 'Open the print page',
  close: 'Close',
});
