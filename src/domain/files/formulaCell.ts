/**
 * The texts that a spreadsheet program would run as a formula: those that begin with `=`, `+`, `-`, `@`, a tab or a line break, but for
 * plain numbers such as a coordinate. CSV files put an apostrophe before them, whoever wrote the text.
 *
 * @source reference/shell-and-account.md, section 0.4
 */
export const formulaCell = /^(?![+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)(?:e[+-]?\d+)?$)[=+\-@\t\r\n]/i;
