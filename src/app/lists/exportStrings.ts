import { defineStrings } from '#domain/language/strings';

/** Texts of exports. @source reference/product.md, section 8 */
export const exportStrings = defineStrings('export', {
  failed: 'Failed to generate export.',
  mismatch: 'The export holds {received} of {expected} rows, so it was not saved. Please try again.',
  csv: 'CSV',
  csvText: 'Columns and titles as on the screen',
  xlsx: 'Excel (XLSX)',
  xlsxText: 'With a sheet that says where the rows come from',
  hxl: 'CSV with HXL hashtags',
  hxlWorkbook: 'Excel (XLSX) with HXL hashtags',
  hxlText: 'For scripts and the Humanitarian Data Exchange',
});
