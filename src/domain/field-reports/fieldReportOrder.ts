/** Newest first. @source reference/emergencies.md, section 4.2 */
export const usualReportOrder = '-created_at';

/**
 * The order to ask the server for. A chosen one replaces the server's own, so it gets a tie-break.
 *
 * @param chosen - as a table writes it, `-summary`; nothing for the usual one
 */
export const reportOrdering = (chosen: string | null | undefined): string =>
  !chosen || chosen === usualReportOrder ? `${usualReportOrder},-updated_at` : `${chosen},${usualReportOrder}`;
