import { defineStrings } from '#domain/language/strings';

/** Texts of links, figures, pictures and files that leave the product. They are outside the start-up bundle. */
export const shareStrings = defineStrings('uiShare', {
  copyLink: 'Copy link',
  copyLinkText: 'This page with its filters and order',
  linkCopied: 'The link is copied.',
  copyFigures: 'Copy the figures with their source',
  figuresCopied: 'The figures are copied with their source.',
  copyFailed: 'Copying is not allowed here.',
  sourceLine: 'Source: {page}, {address}',
  savedOn: 'Saved on {date}',
  downloadWorkbook: 'Download as Excel (XLSX)',
  withHxl: 'Add HXL hashtags to the files',
  withoutHxl: 'Leave HXL hashtags out of the files',
  hxlAdded: 'The files have a row of HXL hashtags.',
  tableSheet: 'Table',
  sourceSheet: 'Source',
  sourceAddress: 'Address with its filters',
  sourceDate: 'Saved on',
  sourceRows: 'Rows',
});
