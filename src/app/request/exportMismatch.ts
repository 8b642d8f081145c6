/** The rows received are not as many as the server counted: the list changed during the export, or the server cut it. */
export class ExportMismatch extends Error {
  override readonly name = 'ExportMismatch';
  constructor(
    readonly received: number,
    readonly expected: number,
  ) {
    super(`${received} of ${expected} rows`);
  }
}
