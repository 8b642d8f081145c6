/** Spreadsheet programs read a CSV file as UTF-8 only with a byte order mark. */
export const byteOrderMark = '\uFEFF';
